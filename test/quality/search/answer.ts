import type { JobSearch } from '#jobs/application/ports/job-search.js';
import type { Answer, MeasuredQuery } from './measure.js';
import type { MeasuredListing } from './measured-listings.js';

/** What a person sees: word matches, then related listings, then matches within words. */
export async function answerTo(
  search: JobSearch,
  listings: readonly MeasuredListing[],
  { keywords, location }: MeasuredQuery,
): Promise<Answer> {
  const { items, total } = await search.page({ keywords, location, limit: 100 });
  const { items: related } = await search.related({ keywords, location });
  const part = items.findIndex(({ match }) => match === 'part');
  const found: { id: number; because?: string }[] = items.toSpliced(part < 0 ? items.length : part, 0, ...related);
  const shown = found.flatMap(({ id, because }) => {
    const listing = listings[id - 1];
    return listing ? [{ listing, because }] : [];
  });
  return { total, shown };
}
