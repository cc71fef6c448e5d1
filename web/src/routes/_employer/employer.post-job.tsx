import { createFileRoute } from '@tanstack/react-router';
import { PostJobPage } from '@/features/jobs/form/pages/post-job-page.tsx';
import { ownCompanyQuery } from '@/features/profiles/profile-queries.ts';

export const Route = createFileRoute('/_employer/employer/post-job')({
  loader: ({ context }) => context.queryClient.ensureQueryData(ownCompanyQuery),
  head: () => ({ meta: [{ title: 'Post a Job · Wayfare' }] }),
  component: PostJob,
});

function PostJob() {
  const { user } = Route.useRouteContext();
  const company = Route.useLoaderData();
  return <PostJobPage employerId={user.id} companyName={company.companyName} />;
}
