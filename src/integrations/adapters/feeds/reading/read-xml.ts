import { decodeHTML } from 'entities';
import { SaxesParser } from 'saxes';
import { BrokenFeed, FEED_LIMITS } from '#integrations/domain/listing-import.js';
import { escapeMarkup } from '#platform/web/markup.js';
import type { Raw, RawListing } from '../raw-listing.js';

/** Elements that are listings. */
const LISTING = /^(?:[\w-]+:)?(job|item|listing|position|vacancy|offer|posting|jobposting|entry|stelle)$/i;

/** Elements that a text contains, unlike elements that structure data. */
const MARKUP = /^(p|br|ul|ol|li|b|strong|i|em|u|a|span|div|font|h[1-6]|table|hr|blockquote)$/i;

/** Attributes that say nothing about the listing: namespaces, and how a text is written. */
const TECHNICAL = /^(xml|xmlns|xsi)(:|$)|^(type|isPermaLink|lang|domain|scheme|mode)$/i;

type Attributes = readonly (readonly [string, string])[];

type Element = {
  readonly name: string;
  readonly attributes: Attributes;
  /** Text directly in the element. */
  text: string;
  readonly children: (readonly [string, Raw])[];
  /** Where the element's content begins in the markup of its field. */
  readonly begin: number;
};

/** The entities of HTML, which feeds use without declaring them. */
const ENTITIES = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => {
      const entity = `&${String(name)};`;
      const text = decodeHTML(entity);
      return text === entity ? undefined : text;
    },
  },
);

/**
 * Parses the listings of an XML feed as it arrives. Child elements and attributes of a listing are fields. A field whose
 * content mixes text and elements, or has elements of HTML, is one text with its markup. A field without content has the
 * attributes of its element as parts; beside a content, they are fields of their own.
 * @throws BrokenFeed
 */
export async function* readXml(texts: AsyncIterable<string>): AsyncGenerator<RawListing, void> {
  const found: RawListing[] = [];
  const reader = new XmlReader((listing) => found.push(listing));
  let hasBegun = false;
  for await (const text of texts) {
    // Strictly, nothing may precede the declaration, but feeds often begin with a blank line.
    const trimmed: string = hasBegun ? text : text.replace(/^[\ufeff\s]+/, '');
    hasBegun ||= trimmed !== '';
    reader.write(trimmed);
    yield* found.splice(0);
  }
  reader.close();
  yield* found.splice(0);
}

class XmlReader {
  private readonly parser = new SaxesParser();
  /** The open elements from the listing on. */
  private readonly open: Element[] = [];
  private depth = 0;
  /** The content of the current field, with its elements. */
  private markup = '';
  /** Characters since the last listing, so that neither its elements nor their names can fill the memory. */
  private pending = 0;
  /** Where the listing begins in the feed. */
  private start = 0;
  /** Characters of the names of its fields, which repeat an element's name for each attribute. */
  private names = 0;

  constructor(private readonly found: (listing: RawListing) => void) {
    this.parser.ENTITIES = ENTITIES;
    this.parser.on('error', ({ message }) => {
      throw new BrokenFeed(`The XML is not well-formed: ${message.slice(0, 200)}`);
    });
    this.parser.on('doctype', () => {
      throw new BrokenFeed('The XML must not declare a document type or entities.');
    });
    this.parser.on('text', (text) => this.add(text, escapeMarkup(text)));
    this.parser.on('cdata', (text) => this.add(text, text));
    this.parser.on('opentagstart', () => {
      if (this.open.length === 0) this.start = this.parser.position;
    });
    this.parser.on('opentag', ({ name, attributes }) => this.begin(name, attributes));
    this.parser.on('closetag', () => this.end());
  }

  write(text: string): void {
    this.pending += text.length;
    this.parser.write(text);
    if (this.pending > FEED_LIMITS.record + text.length) throw tooLarge();
  }

  close(): void {
    this.parser.close();
  }

  private add(text: string, markup: string): void {
    const element = this.open.at(-1);
    if (!element) return;
    element.text += text;
    this.markup += markup;
    if (this.markup.length > FEED_LIMITS.record) throw tooLarge();
  }

  private begin(name: string, attributes: Readonly<Record<string, unknown>>): void {
    this.depth += 1;
    if (this.depth > FEED_LIMITS.depth) throw new BrokenFeed('The XML is nested too deeply.');
    if (this.open.length === 0 && !LISTING.test(name)) return;
    if (this.open.length === 1) this.markup = '';
    else this.markup += `<${name}>`;
    const given = attributesIn(attributes);
    const children = this.open.length === 0 ? [...given] : [];
    this.open.push({ name, attributes: given, text: '', children, begin: this.markup.length });
  }

  private end(): void {
    this.depth -= 1;
    const element = this.open.pop();
    if (!element) return;
    if (this.parser.position - this.start > FEED_LIMITS.record) throw tooLarge();
    const parent = this.open.at(-1);
    if (!parent) {
      [this.pending, this.names] = [0, 0];
      return this.found({ fields: grouped(element.children) });
    }
    const { name, attributes, text, children } = element;
    const isEmpty = text.trim() === '' && children.length === 0;
    if (isEmpty && attributes.length > 0) parent.children.push([name, grouped(attributes)]);
    else parent.children.push([name, this.valueOf(element)]);
    const isField = this.open.length === 1 && !isEmpty;
    if (isField) {
      this.names += attributes.length * name.length;
      if (this.names > FEED_LIMITS.record) throw tooLarge();
      parent.children.push(...attributes.map(([own, value]) => [`${name} ${own}`, value] as const));
    }
    this.markup += `</${element.name}>`;
  }

  private valueOf({ text, children, begin }: Element): Raw {
    if (children.length === 0) return text;
    const isMarkup = text.trim() !== '' || children.some(([name]) => MARKUP.test(name));
    return isMarkup ? this.markup.slice(begin) : grouped(children);
  }
}

function attributesIn(attributes: Readonly<Record<string, unknown>>): Attributes {
  return Object.entries(attributes).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string' && !TECHNICAL.test(entry[0]),
  );
}

/** Children by name; several of one name are a list. */
function grouped(children: readonly (readonly [string, Raw])[]): Readonly<Record<string, Raw>> {
  const fields = new Map<string, Raw[]>();
  for (const [name, value] of children) {
    const values = fields.get(name);
    if (values) values.push(value);
    else fields.set(name, [value]);
  }
  return Object.fromEntries(
    [...fields].map(([name, values]) => [name, values.length === 1 ? (values[0] ?? '') : values]),
  );
}

function tooLarge(): BrokenFeed {
  return new BrokenFeed('A listing of the XML is too large.');
}
