import { SaxesParser } from 'saxes';
import { BrokenFeed, FEED_LIMITS } from '../../domain/listing-import.js';
import type { FeedRecord } from '../../domain/feed-record.js';

/** Elements whose children are fields. */
const LISTING = /^(job|item|listing)$/i;

/** An element of a listing whose children are also fields. */
const FACTS = /^facts$/i;

type ListEntry = Record<string, string>;
type Fields = Record<string, string | (string | ListEntry)[]>;

/**
 * Parses the listings of an XML feed as it arrives. Each `job` element is a listing and its child elements are fields.
 * A field with child elements is a list; its entries are texts, or objects if they have child elements themselves.
 * @throws BrokenFeed
 */
export async function* readXml(texts: AsyncIterable<string>): AsyncGenerator<FeedRecord, void> {
  const found: FeedRecord[] = [];
  const reader = new XmlReader((record) => found.push(record));
  for await (const text of texts) {
    reader.write(text);
    yield* found.splice(0);
  }
  reader.close();
  yield* found.splice(0);
}

class XmlReader {
  private readonly parser = new SaxesParser();
  private readonly open: string[] = [];
  private fields?: Fields;
  private text = '';
  /** The object currently being read within a list. */
  private entry?: ListEntry;
  /** Characters since the last listing, so that neither its elements nor their names can fill the memory. */
  private pending = 0;

  constructor(private readonly found: (record: FeedRecord) => void) {
    const addText = (text: string): void => {
      this.text += text;
      if (this.text.length > FEED_LIMITS.record) throw tooLarge();
    };
    this.parser.on('error', ({ message }) => {
      throw new BrokenFeed(`The XML is not well-formed: ${message.slice(0, 200)}`);
    });
    this.parser.on('doctype', () => {
      throw new BrokenFeed('The XML must not declare a document type or entities.');
    });
    this.parser.on('xmldecl', ({ encoding }) => {
      if (encoding && !/^utf-?8$/i.test(encoding)) throw new BrokenFeed('The XML must be encoded in UTF-8.');
    });
    this.parser.on('text', addText);
    this.parser.on('cdata', addText);
    this.parser.on('opentag', ({ name }) => this.begin(name));
    this.parser.on('closetag', ({ name }) => this.end(name));
  }

  write(text: string): void {
    this.pending += text.length;
    this.parser.write(text);
    if (this.pending > FEED_LIMITS.record + text.length) throw tooLarge();
  }

  close(): void {
    this.parser.close();
  }

  private begin(name: string): void {
    this.open.push(name);
    if (this.open.length > FEED_LIMITS.depth) throw new BrokenFeed('The XML is nested too deeply.');
    if (!this.fields && LISTING.test(name)) this.fields = {};
    this.text = '';
  }

  private end(name: string): void {
    this.open.pop();
    const { fields, text } = this;
    this.text = '';
    if (!fields) return;
    const listingDepth = this.open.findIndex((open) => LISTING.test(open));
    if (listingDepth === -1) {
      this.fields = undefined;
      this.pending = 0;
      return this.found(fields);
    }
    const isInFacts = FACTS.test(this.open[listingDepth + 1] ?? '');
    const depth = this.open.length - listingDepth - (isInFacts ? 1 : 0);
    if (depth === 1) {
      if (isInFacts || !FACTS.test(name)) fields[name] ??= text;
    } else if (depth === 2) {
      this.addTo(fields, this.open.at(-1) ?? '', this.entry ?? text);
      this.entry = undefined;
    } else if (depth === 3) {
      this.entry ??= {};
      this.entry[name] ??= text;
    }
  }

  private addTo(fields: Fields, field: string, entry: string | ListEntry): void {
    const list = fields[field];
    if (Array.isArray(list)) list.push(entry);
    else fields[field] = [entry];
  }
}

function tooLarge(): BrokenFeed {
  return new BrokenFeed('A listing of the XML is too large.');
}
