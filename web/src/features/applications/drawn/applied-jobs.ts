import { useQuery } from '@tanstack/react-query';
import { ownApplicationsQuery } from '../application-queries.ts';

/** Who is viewing a listing: undefined while loading, null when signed out. */
export type Viewer = { id?: number; role: 'job_seeker' | 'employer' | 'admin' } | null | undefined;

const NONE: ReadonlySet<number> = new Set();

/** The ids of the listings that the viewer has applied to and not withdrawn from. */
export function useAppliedJobs(viewer: Viewer): ReadonlySet<number> {
  const { data } = useQuery({
    ...ownApplicationsQuery,
    enabled: viewer?.role === 'job_seeker',
    select: (applications) =>
      new Set(applications.flatMap(({ jobId, withdrawnAt }) => (withdrawnAt === null ? [jobId] : []))),
  });
  return data ?? NONE;
}
