import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { employerJobsQuery } from '@/features/jobs/manage/list/employer-jobs-query.ts';
import { PoolPage } from '@/features/talent-pool/company/pool-page.tsx';
import { poolQuery, poolTagsQuery, type PoolFilter } from '@/features/talent-pool/company/pool-queries.ts';
import { t } from '@/lib/language/t.ts';
import { searchOf, text } from '@/lib/page/search-params.ts';

const readSearch = searchOf({ search: text, tag: text });

export const Route = createFileRoute('/_antd/_employer/employer/talent-pool')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(poolQuery(deps));
    void queryClient.prefetchQuery(poolTagsQuery);
    void queryClient.prefetchQuery(employerJobsQuery);
  },
  head: () => ({ meta: [{ title: t('Talent Pool · Wayfare') }] }),
  component: TalentPool,
});

function TalentPool() {
  const filter = Route.useSearch();
  const navigate = Route.useNavigate();
  const jobs = useQuery(employerJobsQuery).data ?? [];
  const show = (change: PoolFilter) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });
  return <PoolPage filter={filter} onFilter={show} jobs={jobs} />;
}
