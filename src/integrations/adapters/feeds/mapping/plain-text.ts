import { decodeHTML } from 'entities';

/** Elements that begin a paragraph, those that begin a line, and those that only format. */
const BLOCKS =
  'p div ul ol dl h1 h2 h3 h4 h5 h6 section article header footer main table blockquote pre hr form figure';
const LINES = 'br li tr dt dd option address caption figcaption';
const INLINE =
  'a abbr b big body center cite code col colgroup del em font html i iframe img input ins kbd label mark o s samp small ' +
  'span strike strong sub sup tbody td tfoot th thead u nobr wbr svg path button';
/** Elements whose content nobody reads. */
const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'head', 'template', 'noscript', 'title']);

const BLOCK: ReadonlySet<string> = new Set(BLOCKS.split(' '));
const LINE: ReadonlySet<string> = new Set(LINES.split(' '));
const KNOWN: ReadonlySet<string> = new Set([...BLOCK, ...LINE, ...INLINE.split(' '), ...HIDDEN]);

/** Levels of escaping that are undone. */
const MAX_LEVELS = 3;

type Tag = { readonly name: string; readonly isEnd: boolean; readonly begin: number; readonly end: number };

/**
 * Converts HTML, also if it is escaped, into text with paragraphs and list bullets. Other text only loses its entities,
 * and what merely looks like a tag stays. Takes time in proportion to the text.
 */
export function plainText(text: string): string {
  let current = text.replace(/\r\n?/g, '\n');
  let wasHtml = false;
  for (let level = 0; level < MAX_LEVELS; level += 1) {
    // Within HTML, escaped elements without a layout are text that someone wrote.
    const tags = tagsIn(current).filter(({ name }) => !wasHtml || !HIDDEN.has(name));
    if (wasHtml && !tags.some(({ name }) => setsLines(name))) break;
    const next = tags.length > 0 ? textOf(current, tags) : decodeHTML(current);
    if (next === current) break;
    wasHtml ||= tags.length > 0;
    current = next;
  }
  return wasHtml ? tidy(current) : current.trim();
}

/** Text on one line. */
export function lineOf(text: string): string {
  return plainText(text).replace(/\s+/g, ' ').trim();
}

/** The tags of known elements, and comments. */
function tagsIn(text: string): Tag[] {
  const tags: Tag[] = [];
  const endless = new Set<string>();
  for (let at = text.indexOf('<'); at !== -1;) {
    const tag = text.startsWith('<!', at) ? commentAt(text, at, endless) : tagAt(text, at);
    if (typeof tag === 'number') at = text.indexOf('<', Math.max(tag, at + 1));
    else {
      tags.push(tag);
      at = text.indexOf('<', tag.end);
    }
  }
  return tags;
}

/** A comment or declaration; otherwise where to go on. */
function commentAt(text: string, begin: number, endless: Set<string>): Tag | number {
  const mark = text.startsWith('<!--', begin) ? '-->' : '>';
  const end = endless.has(mark) ? -1 : text.indexOf(mark, begin);
  // Looked for once: what is not found here is not found later either.
  if (end === -1) endless.add(mark);
  return end === -1 ? begin + 1 : { name: '!', isEnd: false, begin, end: end + mark.length };
}

const NAME = /<(\/?)([a-z][a-z0-9:-]*)(?=[\s/>])/iy;

/** The tag of a known element; otherwise where to go on, so that no character is read twice. */
function tagAt(text: string, begin: number): Tag | number {
  NAME.lastIndex = begin;
  const [start = '', slash, written = ''] = NAME.exec(text) ?? [];
  const name = written.toLowerCase();
  // Word and other programs write elements with a prefix, such as `o:p`.
  if (start === '' || !(KNOWN.has(name) || name.includes(':'))) return begin + 1;
  const isEnd = slash === '/';
  for (let at = begin + start.length; at < text.length; at += 1) {
    const character = text[at] ?? '';
    if (character === '>') return { name, isEnd, begin, end: at + 1 };
    if (character === '<') return at;
    if ((character === '"' || character === "'") && text[at - 1] === '=') {
      const closing = text.indexOf(character, at + 1);
      // Without another quote, which happens once for each kind, the tag ends at the first `>`.
      if (closing !== -1) at = closing;
    }
  }
  return text.length;
}

/** The text between tags. Line breaks of the source count only if no element sets paragraphs or lines. */
function textOf(text: string, tags: readonly Tag[]): string {
  const isLaidOut = tags.some(({ name }) => setsLines(name));
  const parts: string[] = [];
  let at = 0;
  let hidden: string | undefined;
  for (const { name, isEnd, begin, end } of tags) {
    if (hidden === undefined) {
      const between = decodeHTML(text.slice(at, begin));
      parts.push(isLaidOut ? between.replace(/\s+/g, ' ') : between);
      parts.push(breakFor(name, isEnd));
      if (HIDDEN.has(name) && !isEnd) hidden = name;
    } else if (isEnd && name === hidden) hidden = undefined;
    at = end;
  }
  if (hidden === undefined) {
    const rest = decodeHTML(text.slice(at));
    parts.push(isLaidOut ? rest.replace(/\s+/g, ' ') : rest);
  }
  return parts.join('');
}

function setsLines(name: string): boolean {
  return BLOCK.has(name) || LINE.has(name);
}

function breakFor(name: string, isEnd: boolean): string {
  if (name === 'li') return isEnd ? '' : '\n• ';
  if (name === 'td' || name === 'th') return isEnd ? ' ' : '';
  if (BLOCK.has(name)) return '\n\n';
  return LINE.has(name) ? '\n' : '';
}

function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.replace(/[\t\u00a0 ]+/g, ' ').trim());
  const kept: string[] = [];
  for (const line of lines) {
    // A bullet takes the text of the paragraph in it; blank lines do not follow each other.
    if (line !== '' && kept.at(-1) === '' && kept.at(-2) === '•') kept.splice(-2, 2, `• ${line}`);
    else if (line !== '' && kept.at(-1) === '•') kept[kept.length - 1] = `• ${line}`;
    else if (line !== '' || (kept.length > 0 && kept.at(-1) !== '')) kept.push(line);
  }
  return kept
    .filter((line) => line !== '•')
    .join('\n')
    .trim();
}
