import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { companyReviewApprove, companyReviewPending } from '@/api/generated/calls/companies.gen';
import type { CompanyBody, CompanyReviewBody } from '@/api/generated/types.gen';
import { t } from '@/lib/language/t.ts';
import { profileKeys } from '../profile-queries.ts';
import { refreshCompany } from '../company/refresh-company.ts';
import { queryScopes } from '@/lib/query/query-scopes.ts';
import { useSingleMutation } from '@/lib/query/use-single-mutation.ts';

/** Changed company profiles awaiting approval. */
export const companyReviewsQuery = queryOptions({
  queryKey: profileKeys.companyReviews(),
  queryFn: ({ signal }) => companyReviewPending({ signal }),
});

const LABELS: Readonly<Record<keyof CompanyBody, string>> = {
  companyName: t('Name'),
  companyLogo: t('Logo'),
  companyWebsite: t('Website'),
  industry: t('Industry'),
  companySize: t('Size'),
  location: t('Location'),
  about: t('About'),
  founded: t('Founded'),
};

/** A changed field of a company profile. */
export type CompanyChange = {
  readonly field: keyof CompanyBody;
  readonly label: string;
  readonly from: string | null;
  readonly to: string | null;
};

/** The fields that approval would change. */
export function changesOf({ published, proposed }: CompanyReviewBody): CompanyChange[] {
  return (Object.keys(LABELS) as (keyof CompanyBody)[])
    .filter((field) => published[field] !== proposed[field])
    .map((field) => ({ field, label: LABELS[field], from: published[field], to: proposed[field] }));
}

/** Approves the version of a company profile that was read, then reloads the list and what waits. */
export function useApproveCompany() {
  const queryClient = useQueryClient();
  return useSingleMutation({
    mutationFn: ({ employerId, version }: CompanyReviewBody) =>
      companyReviewApprove({ path: { employerId }, headers: { 'If-Match': `"${version}"` } }),
    onSuccess: (_nothing, { employerId }) => void refreshCompany(queryClient, employerId),
    onSettled: () =>
      Promise.all(
        [profileKeys.companyReviews(), queryScopes.administration].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
    meta: {
      success: (_nothing: unknown, { proposed }: CompanyReviewBody) => ({
        title: t('Company approved'),
        description: t('Job seekers now see the changes to {companyName}.', { companyName: proposed.companyName }),
      }),
      failure: t('Failed to approve company'),
    },
  });
}
