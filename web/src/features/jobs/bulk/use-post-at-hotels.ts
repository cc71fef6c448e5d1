import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/api/api-error.ts';
import { changeListingsAllowance } from '@/api/generated/calls/listings.gen';
import { jobsPost } from '@/api/generated/calls/jobs.gen';
import type { EmployerJobBody, JobBody, PostJobRequest } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { jobFormOf, toJobRequest } from '../form/job-form-schema.ts';
import { jobKeys, jobQuery } from '../job-queries.ts';
import { refreshJobs } from '../refresh-jobs.ts';

/** How many more listings the company can post today; read anew whenever somebody asks. */
export const allowanceQuery = queryOptions({
  queryKey: [...jobKeys.employerJobs(), 'allowance'],
  queryFn: ({ signal }) => changeListingsAllowance({ signal }),
  staleTime: 0,
});

/** A listing that was posted at a hotel, or why it was not. */
export interface Copy {
  jobId: number;
  workplaceId: number;
  /** Why it was not posted. */
  fault?: string;
}

interface Copies {
  jobs: readonly EmployerJobBody[];
  workplaceIds: readonly number[];
}

/** Posts the text of each listing at each hotel, then reloads everything about listings. */
export function usePostAtHotels() {
  const queryClient = useQueryClient();
  const newest = (id: number) => queryClient.fetchQuery({ ...jobQuery(id), staleTime: 0 });
  return useSingleMutation({
    mutationFn: async ({ jobs, workplaceIds }: Copies) => {
      const copies: Copy[] = [];
      for (const { id: jobId } of jobs) {
        for (const workplaceId of workplaceIds) {
          const fault = await faultOf(async () => post(await newest(jobId), workplaceId));
          copies.push({ jobId, workplaceId, ...(fault !== undefined && { fault }) });
        }
      }
      return copies;
    },
    onSettled: () => refreshJobs(queryClient),
  });
}

async function post(job: JobBody, workplaceId: number): Promise<string | undefined> {
  if (job.workplaceId === workplaceId) return t('It is at this hotel already.');
  await jobsPost({ body: copyAt(job, workplaceId) });
  return undefined;
}

/** The server takes name and place from the hotel. Deadline and premium are not copied. */
function copyAt(job: JobBody, workplaceId: number): PostJobRequest {
  return { ...toJobRequest(jobFormOf(job)), workplaceId, placeIds: null, deadline: null, isPremium: false };
}

async function faultOf(posting: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await posting();
  } catch (error) {
    return messageOf(error);
  }
}
