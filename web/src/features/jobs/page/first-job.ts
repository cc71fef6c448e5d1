import type { QueryClient } from '@tanstack/react-query';
import type { PublicJobBody } from '@/api/generated/types.gen';
import { publicJobQuery } from '@/features/jobs/job-queries.ts';

/**
 * Keeps the listing that came with the page, so that it shows at once. It counts as stale: the page asks for it again as
 * soon as it is there, which is what counts the view.
 */
export function keepFirstJob(queryClient: QueryClient, { job }: { job?: PublicJobBody | undefined }): void {
  if (!job) return;
  const { queryKey } = publicJobQuery(job.id);
  queryClient.setQueryData(queryKey, job);
  void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
}
