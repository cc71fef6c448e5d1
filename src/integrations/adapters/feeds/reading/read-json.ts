import { BrokenFeed } from '#integrations/domain/listing-import.js';
import { isFields, rawOf, type Raw, type RawFields, type RawListing } from '../raw-listing.js';
import { splitJson } from './split-json.js';

/** Names under which feeds have their listings. */
const LISTS: ReadonlySet<string> = new Set([
  'jobs',
  'offers',
  'positions',
  'listings',
  'vacancies',
  'postings',
  'items',
  'results',
  'data',
  '@graph',
  'itemListElement',
  'dataFeedElement',
]);

/** Parses the listings in JSON, in any usual envelope. @throws BrokenFeed */
export async function* readJson(texts: AsyncIterable<string>): AsyncGenerator<RawListing, void> {
  for await (const part of splitJson(texts, (name) => LISTS.has(name))) {
    const fields = 'element' in part ? listingIn(rawOf(part.element)) : onlyListing(part.outline);
    if (fields) yield { fields };
  }
}

/** A listing in a list; undefined for what linked data says beside the postings about the site and the company. */
export function listingIn(entry: Raw | undefined): RawFields | undefined {
  if (!isFields(entry)) throw notAnObject();
  // An `ItemList` wraps its items.
  const { item } = entry;
  const listing = isFields(item) ? item : entry;
  return Object.hasOwn(listing, '@type') && !isPosting(listing) ? undefined : listing;
}

/** The listing that is the whole document; undefined if the document has a list, whose entries are 0 here. */
function onlyListing(outline: unknown): RawFields | undefined {
  const whole = rawOf(outline);
  if (isFields(whole) && (isPosting(whole) || typeof whole['title'] === 'string')) return whole;
  const names = isFields(whole) ? Object.keys(whole).filter((name) => LISTS.has(name)) : [];
  const list = isFields(whole) ? names.map((name) => whole[name]).find((one) => Array.isArray(one)) : whole;
  if (!Array.isArray(list)) {
    throw new BrokenFeed('The JSON must be an array of listings, or an object with an array "jobs".');
  }
  if ((list as readonly Raw[]).some((entry) => entry !== '0')) throw notAnObject();
  return undefined;
}

function notAnObject(): BrokenFeed {
  return new BrokenFeed('Each listing in the JSON must be an object.');
}

/** Whether this is a schema.org `JobPosting`. */
export function isPosting({ '@type': type }: RawFields): boolean {
  const types = Array.isArray(type) ? (type as readonly Raw[]) : [type];
  return types.some((one) => typeof one === 'string' && /(^|[/:])JobPosting$/.test(one));
}
