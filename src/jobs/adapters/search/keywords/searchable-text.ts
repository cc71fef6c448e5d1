import { foldLetters } from '../../../../shared/domain/text/folded-text.js';

/** Separates title, company and description. Keywords cannot contain it, so they never match across two of them. */
export const TEXT_BREAK = '\u0001';

/** The folded texts of a listing that keywords are matched against. */
type SearchableText = { readonly headline: string; readonly doc: string };

/** `headline` is title and company; `doc` adds the description. */
export function searchableText(listing: {
  readonly title: string;
  readonly company: string;
  readonly description: string;
}): SearchableText {
  const headline = part(listing.title) + TEXT_BREAK + part(listing.company);
  return { headline, doc: headline + TEXT_BREAK + part(listing.description) };
}

/** Folded separately, because adjacent characters may combine, and stripped of separators. */
function part(text: string): string {
  return foldLetters(text).replaceAll(TEXT_BREAK, '\u0002');
}
