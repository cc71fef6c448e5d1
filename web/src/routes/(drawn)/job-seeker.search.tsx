import { createFileRoute } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { lazily } from '@/light/blocks/lazily.tsx';
import { ApplyButton } from '@/features/applications/drawn/apply-button.tsx';
import { UndoApplication } from '@/features/applications/drawn/undo-application.tsx';
import { useAppliedJobs } from '@/features/applications/drawn/applied-jobs.ts';
import { useSession } from '@/features/auth/session-queries.ts';
import { SaveSearchButton } from '@/features/saved-searches/drawn/save-search-button.tsx';
import { SaveButton } from '@/features/bookmarks/drawn/save-button.tsx';
import { JobSearchPage } from '@/features/jobs/drawn/search/job-search-page.tsx';
import { jobListQuery, premiumJobsQuery } from '@/features/jobs/job-queries.ts';
import { parseJobSearch, searchString } from '@/features/jobs/drawn/search/job-search-params.ts';
import { searchTitle } from '@/features/jobs/drawn/search/search-title.ts';
import { rememberSearch } from '@/features/jobs/drawn/search/last-search.ts';
import { useApplicationGaps } from '@/features/profiles/application-gaps.ts';
import { id, searchOf } from '@/lib/page/search-params.ts';
import { pageHead } from '@/lib/page/page-head.ts';
import { t } from '@/lib/language/t.ts';

const UpdateSearchButton = lazily(
  () => import('@/features/saved-searches/drawn/update-search-button.tsx'),
  'UpdateSearchButton',
);

/** The search, and the id of the saved search that is being edited. */
const readSaved = searchOf({ saved: id });
const readSearch = (search: Record<string, unknown>) => ({ ...parseJobSearch(search), ...readSaved(search) });

export const Route = createFileRoute('/(drawn)/job-seeker/search')({
  validateSearch: readSearch,
  // The router also keeps unknown parameters of the URL.
  loaderDeps: ({ search }) => parseJobSearch({ ...search }),
  // Not awaited: the page shows skeletons while the jobs load.
  loader: ({ context: { queryClient }, deps }) => {
    void queryClient.prefetchInfiniteQuery(jobListQuery(deps));
    void queryClient.prefetchQuery(premiumJobsQuery(deps));
  },
  head: ({ match }) =>
    pageHead({
      title: searchTitle(parseJobSearch({ ...match.search })),
      description: t('Search open positions in hotels, airlines, cruise lines and all of tourism.'),
      path: '/job-seeker/search',
      origin: match.context.site.origin,
    }),
  component: Search,
});

function Search() {
  const search = Route.useSearch({ select: (all) => parseJobSearch({ ...all }), structuralSharing: true });
  const saved = Route.useSearch({ select: (all) => all.saved });
  const navigate = Route.useNavigate();
  const viewer = useSession();
  const applied = useAppliedJobs(viewer);
  const gaps = useApplicationGaps(viewer);
  const signIn = (jobId: number, action: 'save' | 'apply') =>
    navigate({
      to: '/auth',
      search: action === 'apply' ? { role: 'job-seeker' } : {},
      state: { afterSignIn: { action, jobId } },
    });
  const queryString = searchString(search);
  const signInToSaveSearch = () =>
    void navigate({
      to: '/auth',
      search: { role: 'job-seeker' },
      state: { afterSignIn: { action: 'save-search', search: queryString } },
    });
  const saveButton = <SaveSearchButton search={queryString} viewer={viewer} onVisitor={signInToSaveSearch} />;
  useEffect(() => rememberSearch(search), [search]);

  return (
    <>
      <JobSearchPage
        search={search}
        onSearch={(next) => void navigate({ search: { ...next, saved }, resetScroll: false })}
        saveButton={
          saved !== undefined && viewer?.role === 'job_seeker' ? (
            <Suspense>
              <UpdateSearchButton id={saved} search={queryString} otherwise={saveButton} />
            </Suspense>
          ) : (
            saveButton
          )
        }
        renderCorner={(job) => <SaveButton job={job} viewer={viewer} onVisitor={() => void signIn(job.id, 'save')} />}
        renderAction={(job) => (
          <ApplyButton
            job={job}
            viewer={viewer}
            isApplied={applied.has(job.id)}
            gaps={gaps}
            onVisitor={() => void signIn(job.id, 'apply')}
            onReview={() => void navigate({ to: '/job-seeker/apply/$id', params: { id: job.id } })}
          />
        )}
      />
      <UndoApplication viewer={viewer} />
    </>
  );
}
