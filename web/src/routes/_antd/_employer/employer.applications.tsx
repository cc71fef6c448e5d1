import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { Flex, Segmented } from 'antd';
import { Suspense } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { t } from '@/lib/language/t.ts';
import styles from '@/shell/dashboard.module.css';
import { Loading } from '@/components/states/loading.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { ExportMenu } from '@/features/applications/received/list/export-menu.tsx';
import { ReceivedApplications } from '@/features/applications/received/list/received-applications.tsx';
import { RECEIVED_PARAMS } from '@/features/applications/received/list/received-applications-search.ts';
import { oneOf, searchOf, type SearchOf } from '@/lib/page/search-params.ts';
import { employerJobsQuery } from '@/features/jobs/manage/list/employer-jobs-query.ts';

const ApplicationBoard = lazily(
  () => import('@/features/applications/received/board/application-board.tsx'),
  'default',
);

const VIEWS = [
  { value: 'list', label: t('List') },
  { value: 'board', label: t('Board') },
];

/** The filter and the view; the default view is a list. */
const PARAMS = { ...RECEIVED_PARAMS, view: oneOf(['board']) };

const readSearch = searchOf(PARAMS);

export const Route = createFileRoute('/_antd/_employer/employer/applications')({
  validateSearch: readSearch,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(employerJobsQuery),
  head: () => ({ meta: [{ title: t('Applications · Wayfare') }] }),
  component: Applications,
});

function Applications() {
  const { view, ...filter } = Route.useSearch();
  const navigate = Route.useNavigate();
  const jobs = useQuery(employerJobsQuery).data ?? [];
  const show = (change: SearchOf<typeof PARAMS>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  return (
    <div className={`page ${styles.work}`}>
      <PageHead title={t('Applications')} isCompact>
        <Flex wrap gap="small">
          <Segmented
            aria-label={t('View')}
            options={VIEWS}
            value={view ?? 'list'}
            onChange={(chosen) => show({ view: chosen === 'board' ? 'board' : undefined })}
          />
          <ExportMenu filter={filter} />
        </Flex>
      </PageHead>
      {view === 'board' ? (
        <Suspense fallback={<Loading rows={6} />}>
          <ApplicationBoard filter={filter} jobs={jobs} onFilter={show} />
        </Suspense>
      ) : (
        <ReceivedApplications filter={filter} jobs={jobs} onFilter={show} />
      )}
    </div>
  );
}
