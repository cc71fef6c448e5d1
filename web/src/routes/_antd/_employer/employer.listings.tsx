import { createFileRoute } from '@tanstack/react-router';
import { Segmented } from 'antd';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { PageHead } from '@/components/layout/page-head.tsx';
import { employerJobsQuery } from '@/features/jobs/manage/list/employer-jobs-query.ts';
import { EMPLOYER_JOBS_PARAMS, type EmployerJobsSearch } from '@/features/jobs/manage/list/employer-jobs-search.ts';
import { EmployerJobs } from '@/features/jobs/manage/list/employer-jobs.tsx';
import { t } from '@/lib/language/t.ts';
import { flag, searchOf } from '@/lib/page/search-params.ts';
import styles from '@/shell/dashboard.module.css';

const readSearch = searchOf({ ...EMPLOYER_JOBS_PARAMS, archived: flag });

export const Route = createFileRoute('/_antd/_employer/employer/listings')({
  validateSearch: readSearch,
  loader: ({ context: { queryClient } }) => void queryClient.prefetchQuery(employerJobsQuery),
  head: () => ({ meta: [{ title: t('Listings · Wayfare') }] }),
  component: Listings,
});

function Listings() {
  const { archived = false, ...filter } = Route.useSearch();
  const navigate = Route.useNavigate();
  const show = (change: EmployerJobsSearch & { archived?: boolean }) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  return (
    <div className={`page ${styles.screen}`}>
      <PageHead title={t('Listings')}>
        <Segmented<'active' | 'archived'>
          aria-label={t('Listings')}
          options={[
            { value: 'active', label: t('Active Jobs') },
            { value: 'archived', label: t('Archived Jobs') },
          ]}
          value={archived ? 'archived' : 'active'}
          onChange={(chosen) => show({ archived: chosen === 'archived' || undefined, state: undefined })}
        />
        <ButtonLink color="primary" variant="solid" to="/employer/post-job">
          {t('Post a Job')}
        </ButtonLink>
      </PageHead>
      <EmployerJobs archived={archived} filter={filter} onFilter={show} />
    </div>
  );
}
