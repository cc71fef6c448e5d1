import { BrokenFeed, FEED_LIMITS } from '#integrations/domain/listing-import.js';
import { isFields, rawOf, type Raw, type RawFields, type RawListing } from '../raw-listing.js';
import { isPosting, listingIn } from './read-json.js';

/** Where a comment or a script begins. */
const BEGIN = /<!--|<script\b([^<>]*)>/gi;
const END_OF_COMMENT = /--!?>/g;
const END_OF_SCRIPT = /<\/script/gi;

const JSON_LD = /\btype\s*=\s*["']?application\/ld\+json/i;

/** Comments and sections around the content of a script, which some programs write for old browsers. */
const OPENING = /^(?:\/\/|\/\*)?\s{0,9}(?:<!--|<!\[CDATA\[)\s{0,9}(?:\*\/)?/;
const CLOSING = /(?:\/\/|\/\*)?\s{0,9}(?:-->|\]\]>)\s{0,9}(?:\*\/)?$/;

/** Reads the job postings that a web page describes for search engines. @throws BrokenFeed if there are none */
export async function* readHtml(texts: AsyncIterable<string>): AsyncGenerator<RawListing, void> {
  let text = '';
  for await (const part of texts) {
    text += part;
    if (text.length > FEED_LIMITS.page) throw new BrokenFeed('The web page is too large.');
  }
  const postings = scriptsIn(text).flatMap(postingsIn);
  if (postings.length === 0) throw new BrokenFeed('The web page describes no job postings in JSON-LD.');
  for (const fields of postings) yield { fields };
}

/** The JSON-LD of a page, without what is commented out. */
function scriptsIn(text: string): readonly string[] {
  const scripts: string[] = [];
  BEGIN.lastIndex = 0;
  for (let begin = BEGIN.exec(text); begin; begin = BEGIN.exec(text)) {
    const [tag, attributes] = begin;
    const isScript = attributes !== undefined;
    const end = isScript ? END_OF_SCRIPT : END_OF_COMMENT;
    // `<!-->` is a whole comment.
    const start = begin.index + (isScript ? tag.length : '<!'.length);
    end.lastIndex = start;
    const { index, 0: mark } = end.exec(text) ?? { index: text.length, 0: '' };
    if (isScript && JSON_LD.test(attributes)) scripts.push(text.slice(start, index));
    BEGIN.lastIndex = index + mark.length;
  }
  return scripts;
}

/** The postings in a script; other scripts of the page, and invalid ones, are not meant for us. */
function postingsIn(json: string): readonly RawFields[] {
  try {
    const value: Raw | undefined = rawOf(JSON.parse(json.trim().replace(OPENING, '').replace(CLOSING, '')));
    const list = isFields(value) ? (value['@graph'] ?? value['itemListElement'] ?? [value]) : value;
    const entries = Array.isArray(list) ? (list as readonly Raw[]) : [];
    return entries.map((entry) => listingIn(entry)).filter((one) => one !== undefined && isPosting(one)) as RawFields[];
  } catch {
    return [];
  }
}
