import type { JobSearch } from '#search/adapters/queries/job-search.js';
import type { Answer, MeasuredQuery } from './measure.js';
import type { MeasuredListing } from './measured-listings.js';

/** What a person sees in the list. */
export async function answerTo(
  search: JobSearch,
  listings: readonly MeasuredListing[],
  { keywords, location }: MeasuredQuery,
): Promise<Answer> {
  const { items, total } = await search.page({ keywords, location, limit: 100 });
  const shown = items.flatMap(({ id, match, because }) => {
    const listing = listings[id - 1];
    return listing ? [{ listing, because, isLacking: match === 'partial' && because !== undefined }] : [];
  });
  return { total, shown };
}
