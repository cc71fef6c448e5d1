import { createFileRoute } from '@tanstack/react-router';
import { MessagePage } from '@/shell/pages/message-page.tsx';
import { draftQuery } from '@/features/jobs/drafts/draft-queries.ts';
import { newestJobQuery, newJobForm } from '@/features/jobs/form/new-job.ts';
import { PostJobPage } from '@/features/jobs/form/pages/post-job-page.tsx';
import { partyOf } from '@/features/auth/user.ts';
import { ownCompanyQuery } from '@/features/profiles/profile-queries.ts';
import { orNotFound } from '@/lib/page/path-params.ts';
import { flag, id, searchOf } from '@/lib/page/search-params.ts';
import { ButtonLink } from '@/components/layout/button-link.tsx';
import { t } from '@/lib/language/t.ts';
import { StoreProvider } from '@/store/store-provider.tsx';

// The draft to continue with, and whether the server's version replaces the one on this device.
const readSearch = searchOf({ draft: id, newest: flag });

export const Route = createFileRoute('/_antd/_employer/employer/post-job')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { draft, newest } }) => ({ draft, newest }),
  loader: async ({ context: { queryClient }, deps }) => {
    const [company, newest, draft] = await Promise.all([
      queryClient.ensureQueryData(ownCompanyQuery),
      queryClient.ensureQueryData(newestJobQuery),
      deps.draft === undefined ? undefined : orNotFound(queryClient.fetchQuery(draftQuery(deps.draft))),
    ]);
    return { empty: await newJobForm(queryClient, company, newest), draft };
  },
  head: () => ({ meta: [{ title: t('Post a Job · Wayfare') }] }),
  component: PostJob,
  notFoundComponent: NoDraft,
});

function PostJob() {
  const { user } = Route.useRouteContext();
  const { empty, draft } = Route.useLoaderData();
  const { newest } = Route.useSearch();
  return (
    <StoreProvider>
      <PostJobPage
        key={draft ? `${draft.id}.${newest ? draft.version : ''}` : 'new'}
        employerId={partyOf(user)}
        empty={empty}
        draft={draft}
        isNewest={newest}
      />
    </StoreProvider>
  );
}

function NoDraft() {
  return (
    <MessagePage title={t('Draft not found')} text={t('It was posted or deleted, or it isn’t yours.')}>
      <ButtonLink color="primary" variant="solid" to="/employer/dashboard">
        {t('Back to Dashboard')}
      </ButtonLink>
    </MessagePage>
  );
}
