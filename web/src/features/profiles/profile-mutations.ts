import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/api/api-error.ts';
import { employerProfileEdit, jobSeekerProfileEdit } from '@/api/generated/sdk.gen';
import type {
  EditEmployerProfileRequest,
  EditJobSeekerProfileRequest,
  JobSeekerProfileBody,
} from '@/api/generated/types.gen';
import { toasts } from '@/lib/toasts.ts';
import { ownCompanyQuery, ownJobSeekerProfileQuery, profileKeys } from './profile-queries.ts';
import { refreshCompany } from './refresh-company.ts';

/** What is to change, made from the profile as it is when its turn comes. */
export type ProfileChange = (profile: JobSeekerProfileBody) => EditJobSeekerProfileRequest;

const showSaved = () => toasts.show({ title: 'Profile updated', tone: 'success' });

const showFailure = (error: unknown) =>
  toasts.show({ title: 'Update failed', description: messageOf(error), tone: 'destructive' });

/** Changes the own profile, one change after the other; the public profile is read anew. */
export function useEditProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: 'own-job-seeker-profile' },
    mutationFn: async (change: ProfileChange) => {
      const profile = await queryClient.ensureQueryData(ownJobSeekerProfileQuery);
      const saved = await jobSeekerProfileEdit({ body: change(profile) });
      // Before the next change has its turn, which goes by what is known now.
      queryClient.setQueryData(profileKeys.ownJobSeeker(), saved);
      return saved;
    },
    onSuccess: (saved) => {
      showSaved();
      void queryClient.invalidateQueries({ queryKey: profileKeys.public(saved.userId) });
    },
    onError: showFailure,
  });
}

/** Changes the own company profile; what listings show of the company is read anew. */
export function useEditCompany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (changes: EditEmployerProfileRequest) => employerProfileEdit({ body: changes }),
    onSuccess: (saved) => {
      queryClient.setQueryData(ownCompanyQuery.queryKey, saved);
      showSaved();
      void refreshCompany(queryClient, saved.userId);
    },
    onError: showFailure,
  });
}
