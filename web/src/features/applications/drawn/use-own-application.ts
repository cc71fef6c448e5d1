import { useQuery } from '@tanstack/react-query';
import type { OwnApplicationBody } from '@/api/generated/types.gen';
import { ownApplicationsQuery } from '../application-queries.ts';
import type { Viewer } from './applied-jobs.ts';

/** The viewer's application to a listing, if any. */
export function useOwnApplication(viewer: Viewer, jobId: number | undefined): OwnApplicationBody | undefined {
  const { data } = useQuery({ ...ownApplicationsQuery, enabled: viewer?.role === 'job_seeker' });
  return data?.find((application) => application.jobId === jobId);
}
