import { useQueryClient } from '@tanstack/react-query';
import { companyVerificationRequest } from '@/api/generated/calls/companies.gen';
import { employerProfileEdit, jobSeekerProfileEdit } from '@/api/generated/calls/profiles.gen';
import type {
  EditEmployerProfileRequest,
  EditJobSeekerProfileRequest,
  JobSeekerProfileBody,
} from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { ownCompanyQuery, ownJobSeekerProfileQuery, profileKeys } from './profile-queries.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';
import { refreshCompany } from './company/refresh-company.ts';

/** Computes the changes from the profile as it is when the mutation runs. */
type ProfileChange = (profile: JobSeekerProfileBody) => EditJobSeekerProfileRequest;

const TOASTS = { success: { title: t('Profile updated') }, failure: t('Update failed') };

/** Changes the user's own profile, one request at a time, and reloads the public profile. */
export function useEditProfile() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    scope: { id: 'own-job-seeker-profile' },
    mutationFn: async (change: ProfileChange) => {
      const profile = await queryClient.ensureQueryData(ownJobSeekerProfileQuery);
      const saved = await jobSeekerProfileEdit({ body: change(profile) });
      // The next change starts from the saved profile.
      queryClient.setQueryData(profileKeys.ownJobSeeker(), saved);
      return saved;
    },
    meta: TOASTS,
    onSuccess: (saved) => void queryClient.invalidateQueries({ queryKey: profileKeys.public(saved.userId) }),
  });
}

/** Changes the user's company profile, and reloads what listings show of the company. */
export function useEditCompany() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (changes: EditEmployerProfileRequest) => employerProfileEdit({ body: changes }),
    meta: TOASTS,
    onSuccess: (saved) => {
      queryClient.setQueryData(ownCompanyQuery.queryKey, saved);
      void refreshCompany(queryClient, saved.userId);
    },
  });
}

/** Emails a link to an address at the domain of the company's website. */
export function useRequestCompanyVerification() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: (localPart: string) => companyVerificationRequest({ body: { localPart } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileKeys.verification() }),
  });
}
