import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { jobListsOwn } from '@/api/generated/calls/listings.gen';
import type { EmployerJobBody, EmployerProfileBody } from '@/api/generated/types.gen';
import { jobKeys } from '../job-queries.ts';
import { usualPayAt } from '@/lib/places/usual-pay.ts';
import { emptyJobForm, type JobFormValues } from './job-form-schema.ts';

/** The company's newest listing, if it has any. */
export const newestJobQuery = queryOptions({
  queryKey: [...jobKeys.employerJobs(), 'newest'],
  queryFn: ({ signal }) => jobListsOwn({ query: { limit: 1 }, signal }),
});

/**
 * What a new listing of a company begins with: place, currency and period of its newest listing. Without one, or after
 * one at a hotel, which sets its own, currency and period are what is usual in the company's country.
 */
export async function newJobForm(
  queryClient: QueryClient,
  company: EmployerProfileBody,
  [newest]: readonly EmployerJobBody[],
): Promise<JobFormValues> {
  const empty = emptyJobForm(company.companyName);
  const usual = () => usualPayAt(queryClient, company.location ?? '');
  if (!newest) return { ...empty, ...(await usual()) };
  const { location, currency, payPeriod, workplaceId } = newest;
  const payBasis = newest.payBasis ?? '';
  if (workplaceId !== null) return { ...empty, payBasis, currency, payPeriod, ...(await usual()) };
  // Towns would stay when the location is changed.
  return { ...empty, location, currency, payPeriod, payBasis };
}
