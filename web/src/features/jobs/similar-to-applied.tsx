import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { SimilarJobs } from './drawn/page/similar-jobs.tsx';
import { similarJobsQuery } from './job-queries.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The listing that an application has just been sent to. */
    appliedTo?: number;
  }
}

/** Jobs like the one that an application has just been sent to. */
export function SimilarToApplied() {
  const { appliedTo } = useLocation().state;
  const { data } = useQuery({ ...similarJobsQuery(appliedTo ?? 0), enabled: appliedTo !== undefined });
  return data ? <SimilarJobs jobs={data.similar} /> : null;
}
