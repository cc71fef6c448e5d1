import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { jobListsOwn } from '@/api/generated/calls/listings.gen';
import type { EmployerJobBody, EmployerProfileBody } from '@/api/generated/types.gen';
import { jobKeys } from '../job-queries.ts';
import { placesQuery } from '@/lib/places/places-query.ts';
import { emptyJobForm, type JobFormValues } from './job-form-schema.ts';

/** The company's newest listing, if it has any. */
export const newestJobQuery = queryOptions({
  queryKey: [...jobKeys.employerJobs(), 'newest'],
  queryFn: ({ signal }) => jobListsOwn({ query: { limit: 1 }, signal }),
});

/**
 * What a new listing of a company begins with: place, currency and period of its newest listing, else what is usual in
 * its country.
 */
export async function newJobForm(
  queryClient: QueryClient,
  company: EmployerProfileBody,
  [newest]: readonly EmployerJobBody[],
): Promise<JobFormValues> {
  const empty = emptyJobForm(company.companyName);
  if (!newest) return { ...empty, ...(await usualPay(queryClient, company.location ?? '')) };
  const { location, currency, payPeriod, payBasis, workplaceId } = newest;
  // A listing at a hotel has the place of that. Towns would stay when the location is changed.
  const place = workplaceId === null ? { location } : {};
  return { ...empty, ...place, currency, payPeriod, payBasis: payBasis ?? '' };
}

/** Of the country of a place; undefined if it cannot be told: the form opens without it, too. */
async function usualPay(queryClient: QueryClient, location: string) {
  const query = placesQuery(location);
  if (query.enabled === false) return undefined;
  try {
    // Only the first listing of a company needs the table.
    const [[place], { payOfCountry }] = await Promise.all([queryClient.fetchQuery(query), import('./country-pay.ts')]);
    return place && payOfCountry(place.country);
  } catch {
    return undefined;
  }
}
