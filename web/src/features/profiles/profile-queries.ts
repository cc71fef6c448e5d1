import { queryOptions } from '@tanstack/react-query';
import { employerProfileOwn, jobSeekerProfileOwn } from '../../api/generated/sdk.gen';

/** The keys of everything that is known about profiles. */
export const profileKeys = {
  all: ['profiles'] as const,
  ownCompany: () => [...profileKeys.all, 'own', 'employer'] as const,
  ownJobSeeker: () => [...profileKeys.all, 'own', 'job-seeker'] as const,
};

const OWN_PROFILE = { staleTime: 30_000, retry: 1 } as const;

/** The company profile of the employer who is signed in. */
export const ownCompanyQuery = queryOptions({
  ...OWN_PROFILE,
  queryKey: profileKeys.ownCompany(),
  queryFn: ({ signal }) => employerProfileOwn({ signal }),
});

/** The profile of the job seeker who is signed in. */
export const ownJobSeekerProfileQuery = queryOptions({
  ...OWN_PROFILE,
  queryKey: profileKeys.ownJobSeeker(),
  queryFn: ({ signal }) => jobSeekerProfileOwn({ signal }),
});
