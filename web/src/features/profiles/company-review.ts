import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '@/api/api-error.ts';
import { companyReviewApprove, companyReviewPending } from '@/api/generated/sdk.gen';
import type { CompanyBody, CompanyReviewBody } from '@/api/generated/types.gen';
import { toasts } from '@/lib/toasts.ts';
import { profileKeys } from './profile-queries.ts';
import { refreshCompany } from './refresh-company.ts';

/** Changes to company profiles that await an admin's approval. */
export const companyReviewsQuery = queryOptions({
  queryKey: profileKeys.companyReviews(),
  queryFn: ({ signal }) => companyReviewPending({ signal }),
});

const LABELS: Readonly<Record<keyof CompanyBody, string>> = {
  companyName: 'Name',
  companyLogo: 'Logo',
  companyWebsite: 'Website',
  industry: 'Industry',
  companySize: 'Size',
  location: 'Location',
  about: 'About',
  founded: 'Founded',
};

/** A field that differs from what applicants see now. */
export type CompanyChange = {
  readonly field: keyof CompanyBody;
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
};

export function changesOf({ published, proposed }: CompanyReviewBody): CompanyChange[] {
  return (Object.keys(LABELS) as (keyof CompanyBody)[])
    .filter((field) => published[field] !== proposed[field])
    .map((field) => ({ field, label: LABELS[field], from: published[field], to: proposed[field] }));
}

/** Approves the version of a company profile that was read; if it has changed since, the list is loaded again. */
export function useApproveCompany() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ employerId, version }: CompanyReviewBody) =>
      companyReviewApprove({ path: { employerId }, headers: { 'If-Match': `"${version}"` } }),
    onSuccess: (_nothing, { employerId, proposed }) => {
      toasts.show({
        title: 'Company approved',
        description: `Applicants see ${proposed.companyName} as it is now.`,
        tone: 'success',
      });
      void refreshCompany(queryClient, employerId);
    },
    onError: (error) =>
      toasts.show({ title: 'Failed to approve company', description: messageOf(error), tone: 'destructive' }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: profileKeys.companyReviews() }),
  });
}
