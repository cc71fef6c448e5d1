import { queryOptions } from '@tanstack/react-query';
import { ApiError } from '@/api/api-error.ts';
import type { EmployerProfileBody } from '@/api/generated/types.gen';
import { companyVerificationRead } from '@/api/generated/calls/companies.gen';
import { employerProfileOwn, jobSeekerProfileOwn, jobSeekerProfilePublic } from '@/api/generated/calls/profiles.gen';

/** Query keys of profiles. */
export const profileKeys = {
  all: ['profiles'] as const,
  ownCompany: () => [...profileKeys.all, 'own', 'employer'] as const,
  ownJobSeeker: () => [...profileKeys.all, 'own', 'job-seeker'] as const,
  companyReviews: () => [...profileKeys.all, 'company-reviews'] as const,
  verification: () => [...profileKeys.all, 'verification'] as const,
  public: (userId: number) => [...profileKeys.all, 'public', userId] as const,
};

const PROFILE = {
  staleTime: 30_000,
  /** Retries once, except after a 4xx response. */
  retry: (failures: number, error: Error) => failures < 1 && !(error instanceof ApiError && error.status < 500),
};

/** The signed-in employer's company profile. */
export const ownCompanyQuery = queryOptions({
  ...PROFILE,
  queryKey: profileKeys.ownCompany(),
  queryFn: ({ signal }) => employerProfileOwn({ signal }),
});

/** How the signed-in employer can verify the company; it depends on its name and website. */
export const companyVerificationQuery = ({ companyName, companyWebsite, awaitsReview }: EmployerProfileBody) =>
  queryOptions({
    ...PROFILE,
    queryKey: [...profileKeys.verification(), companyName, companyWebsite, awaitsReview],
    queryFn: ({ signal }) => companyVerificationRead({ signal }),
  });

/** The signed-in job seeker's profile. */
export const ownJobSeekerProfileQuery = queryOptions({
  ...PROFILE,
  queryKey: profileKeys.ownJobSeeker(),
  queryFn: ({ signal }) => jobSeekerProfileOwn({ signal }),
});

/** A job seeker's public profile. */
export const publicProfileQuery = (userId: number) =>
  queryOptions({
    ...PROFILE,
    queryKey: profileKeys.public(userId),
    queryFn: ({ signal }) => jobSeekerProfilePublic({ path: { userId }, signal }),
  });
