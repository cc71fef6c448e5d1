import { foldLetters } from '../../../shared/domain/text/folded-text.js';

/** Stands between title, company and description; no keywords hold it, so none match across two of them. */
export const TEXT_BREAK = '\u0001';

/** The texts of a listing that keywords are looked for in, folded. */
type SearchableText = { readonly headline: string; readonly doc: string };

/** Title and company as `headline`, those and the description as `doc`. */
export function searchableText(listing: {
  readonly title: string;
  readonly company: string;
  readonly description: string;
}): SearchableText {
  const headline = part(listing.title) + TEXT_BREAK + part(listing.company);
  return { headline, doc: headline + TEXT_BREAK + part(listing.description) };
}

/** Folded by itself, for a letter may be composed with its neighbour, and without a break of its own. */
function part(text: string): string {
  return foldLetters(text).replaceAll(TEXT_BREAK, '\u0002');
}
