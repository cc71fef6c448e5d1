import { useQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { CandidatesPage } from '@/features/candidates/company/candidates-page.tsx';
import { candidatesQuery, LEVELS, sentRequestsQuery } from '@/features/candidates/company/candidate-queries.ts';
import { employerJobsQuery } from '@/features/jobs/manage/list/employer-jobs-query.ts';
import { ownCompanyQuery } from '@/features/profiles/profile-queries.ts';
import { t } from '@/lib/language/t.ts';
import { day, oneOf, searchOf, text, wholeNumber } from '@/lib/page/search-params.ts';

const readSearch = searchOf({
  role: text,
  near: text,
  radius: wholeNumber(1, 500),
  language: text,
  level: oneOf(LEVELS),
  certificate: text,
  availableBy: day,
  experience: wholeNumber(0, 50),
  page: wholeNumber(1, 5),
});

export const Route = createFileRoute('/_antd/_employer/employer/candidates')({
  validateSearch: readSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps: { role, ...search } }) => {
    if (role !== undefined) void queryClient.prefetchQuery(candidatesQuery({ ...search, role }));
    void queryClient.prefetchQuery(sentRequestsQuery);
    void queryClient.prefetchQuery(employerJobsQuery);
    void queryClient.prefetchQuery(ownCompanyQuery);
  },
  head: () => ({ meta: [{ title: t('Find People · Wayfare') }] }),
  component: Candidates,
});

function Candidates() {
  const search = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <CandidatesPage
      search={search}
      onSearch={(wanted) => void navigate({ search: wanted, resetScroll: false })}
      isVerified={useQuery(ownCompanyQuery).data?.isTrusted}
      jobs={useQuery(employerJobsQuery).data ?? []}
    />
  );
}
