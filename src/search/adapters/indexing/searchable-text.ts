import { foldLine } from '#shared/domain/text/folded-text.js';

/** Separates title, company and description. Folded texts do not contain it, so keywords never match across two of them. */
export const TEXT_BREAK = '\u0001';

/** The folded texts of a listing that keywords are matched against. */
type SearchableText = { readonly headline: string; readonly doc: string };

/** `headline` is title and company; `doc` adds the description. */
export function searchableText(listing: {
  readonly title: string;
  readonly company: string;
  readonly description: string;
}): SearchableText {
  // Folded separately, because adjacent characters may combine.
  const [title, company, description] = [listing.title, listing.company, listing.description].map(foldLine);
  const headline = `${title}${TEXT_BREAK}${company}`;
  return { headline, doc: `${headline}${TEXT_BREAK}${description}` };
}
