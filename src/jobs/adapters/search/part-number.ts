import { SearchConditions } from './search-conditions.js';
import type { SoughtRange } from './search-criteria.js';
import type { SearchPart } from './search-parts.js';

/** What decides about the part of a listing. */
type Sorted = { readonly keywords: string; readonly range: SoughtRange | null; readonly meaning: string | null };

/** An expression for the number of the part that a matching listing is in: the last one, if it is in no other. */
export function partNumber(
  parts: readonly SearchPart[],
  { keywords, range, meaning }: Sorted,
  values: unknown[],
): string {
  const isIn = parts.slice(0, -1).map((part, index) => {
    const inPart = new SearchConditions(values).inPart(part, range);
    return `when ${inPart.hold(keywords, part.place, meaning).where} then ${index}`;
  });
  return isIn.length === 0 ? '0' : `case ${isIn.join(' ')} else ${isIn.length} end`;
}
