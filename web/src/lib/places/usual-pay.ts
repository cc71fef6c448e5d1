import type { QueryClient } from '@tanstack/react-query';
import { placesQuery } from './places-query.ts';

/** The usual currency and period of pay at a place, such as “Bergen, Norway”; undefined if they cannot be told. */
export async function usualPayAt(queryClient: QueryClient, place: string) {
  const query = placesQuery(place);
  if (query.enabled === false) return undefined;
  try {
    // Few need the table.
    const [[found], { payOfCountry }] = await Promise.all([queryClient.fetchQuery(query), import('./country-pay.ts')]);
    return found && payOfCountry(found.country);
  } catch {
    return undefined;
  }
}
