import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { madeResumeKeep } from '@/api/generated/calls/profiles.gen';
import { apiFetch } from '@/api/http.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { t } from '@/lib/language/t.ts';
import { ownJobSeekerProfileQuery, profileKeys } from '../../profile-queries.ts';

/** The address of the PDF. */
export const MADE_RESUME = '/api/profile/job-seeker/resume/made';

/** The PDF of the profile as it is at each visit. */
export const madeResumeQuery = queryOptions({
  queryKey: [...profileKeys.all, 'made-resume'],
  queryFn: async ({ signal }) => (await apiFetch(MADE_RESUME, { signal })).blob(),
  staleTime: 0,
  gcTime: 0,
});

/** Makes the resume that of the profile. */
export function useKeepMadeResume() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: () => madeResumeKeep(),
    onSuccess: () => queryClient.invalidateQueries(ownJobSeekerProfileQuery),
    meta: { failure: t('Failed to save the resume') },
  });
}
