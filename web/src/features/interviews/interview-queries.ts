import { queryOptions } from '@tanstack/react-query';
import { interviewsOfApplication, interviewsUpcoming } from '@/api/generated/calls/interviews.gen';
import { queryScopes } from '@/lib/query/query-scopes.ts';

/** Below the key of applications, because any change to one of them may end its interview. */
const all = [...queryScopes.applications, 'interviews'] as const;

/** The interviews for an application, newest first. */
export const applicationInterviewsQuery = (id: number) =>
  queryOptions({
    queryKey: [...all, 'application', id],
    queryFn: ({ signal }) => interviewsOfApplication({ path: { id }, signal }),
  });

/** The signed-in user's upcoming interviews and open offers, soonest first. */
export const upcomingInterviewsQuery = queryOptions({
  queryKey: [...all, 'upcoming'],
  queryFn: ({ signal }) => interviewsUpcoming({ signal }),
});
