import { BrokenFeed, FEED_LIMITS } from '../../domain/listing-import.js';
import { isFields, rawOf, type Raw, type RawFields, type RawListing } from './raw-listing.js';
import { isPosting, listingIn } from './read-json.js';

const SCRIPT = /<script\b[^<>]*\btype\s*=\s*["']?application\/ld\+json[^<>]*>/gi;

const END = /<\/script/gi;

/** Reads the job postings that a web page describes for search engines. @throws BrokenFeed if there are none */
export async function* readHtml(texts: AsyncIterable<string>): AsyncGenerator<RawListing, void> {
  let text = '';
  for await (const part of texts) {
    text += part;
    if (text.length > FEED_LIMITS.page) throw new BrokenFeed('The web page is too large.');
  }
  const postings = [...text.matchAll(SCRIPT)].flatMap(({ 0: tag, index }) => {
    END.lastIndex = index + tag.length;
    return postingsIn(text.slice(END.lastIndex, END.exec(text)?.index));
  });
  if (postings.length === 0) throw new BrokenFeed('The web page describes no job postings in JSON-LD.');
  for (const fields of postings) yield { fields };
}

/** The postings in a script; other scripts of the page, and invalid ones, are not meant for us. */
function postingsIn(json: string): readonly RawFields[] {
  try {
    const value: Raw | undefined = rawOf(JSON.parse(json));
    const list = isFields(value) ? (value['@graph'] ?? value['itemListElement'] ?? [value]) : value;
    const entries = Array.isArray(list) ? (list as readonly Raw[]) : [];
    return entries.map((entry) => listingIn(entry)).filter((one) => one !== undefined && isPosting(one)) as RawFields[];
  } catch {
    return [];
  }
}
