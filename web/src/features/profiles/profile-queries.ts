import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '../../api/api-error.ts';
import { employerProfileOwn, jobSeekerProfileOwn, jobSeekerProfilePublic } from '../../api/generated/sdk.gen';

/** The keys of everything that is known about profiles. */
export const profileKeys = {
  all: ['profiles'] as const,
  ownCompany: () => [...profileKeys.all, 'own', 'employer'] as const,
  ownJobSeeker: () => [...profileKeys.all, 'own', 'job-seeker'] as const,
  public: (userId: number) => [...profileKeys.all, 'public', userId] as const,
};

const PROFILE = {
  staleTime: 30_000,
  /** Once more, unless the server has answered for good. */
  retry: (failures: number, error: Error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
};

/** The company profile of the employer who is signed in. */
export const ownCompanyQuery = queryOptions({
  ...PROFILE,
  queryKey: profileKeys.ownCompany(),
  queryFn: ({ signal }) => employerProfileOwn({ signal }),
});

/** The profile of the job seeker who is signed in. */
export const ownJobSeekerProfileQuery = queryOptions({
  ...PROFILE,
  queryKey: profileKeys.ownJobSeeker(),
  queryFn: ({ signal }) => jobSeekerProfileOwn({ signal }),
});

/** What anybody may see of a job seeker. */
export const publicProfileQuery = (userId: number) =>
  queryOptions({
    ...PROFILE,
    queryKey: profileKeys.public(userId),
    queryFn: ({ signal }) => jobSeekerProfilePublic({ path: { userId }, signal }),
  });
