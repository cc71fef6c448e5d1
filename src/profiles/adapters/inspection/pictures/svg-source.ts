import { gunzipSync } from 'node:zlib';
import { damaged, Refused } from '../refused.js';
import { decodeText } from '../documents/text.js';

/** Maximum characters of a drawing with its entities replaced. */
const MAX_LENGTH = 8 * 1024 ** 2;
const MAX_ENTITIES = 50;

/** Whatever may stand before the root element. */
const PROLOGUE =
  /^(?:\s|<\?(?:[^?]|\?(?!>))*\?>|<!--(?:[^-]|-(?!->))*-->|<!DOCTYPE(?:[^[>"']|"[^"]*"|'[^']*')*(?:\[[^\]]*\])?\s*>)*/i;
/** The document types of drawing programs; nothing fetches them. */
const STANDARD_DOCTYPE =
  /^<!DOCTYPE\s+svg(?:\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG [^"]*"\s+"https?:\/\/www\.w3\.org\/[\w/.-]+")?\s*$/i;
/** An entity with plain text, which cannot grow by entities within it. Illustrator declares namespaces like this. */
const PLAIN_ENTITY = /<!ENTITY\s+([\w.-]+)\s+(?:"([^"&%<]{0,200})"|'([^'&%<]{0,200})')\s*>/g;

const NAMESPACES = { xmlns: 'http://www.w3.org/2000/svg', 'xmlns:xlink': 'http://www.w3.org/1999/xlink' };

/** Whether a file claims to be an SVG. */
export function looksLikeSvg(content: Uint8Array): boolean {
  const text = decodeText(content.subarray(0, 64 * 1024 + 1 - ((64 * 1024 + 1) % 2)));
  return text !== undefined && /^<(?:[\w-]+:)?svg[\s/>]/i.test(text.replace(PROLOGUE, ''));
}

/**
 * The root element of an SVG in any encoding, unpacked, without what stands before and after it, and with its entities
 * replaced.
 * @throws Refused
 */
export function readSvg(content: Uint8Array): string {
  const text = decodeText(content);
  if (text === undefined) throw damaged('SVG');
  const prologue = PROLOGUE.exec(text)?.[0] ?? '';
  if (/<\?xml-stylesheet/i.test(prologue)) throw unacceptable('a link to a style sheet');
  const root = text.slice(prologue.length);
  const [, name = 'svg'] = /^<([\w:-]+)/.exec(root) ?? [];
  const end = root.lastIndexOf(`</${name}`);
  const drawing = withNamespaces(end < 0 ? root : root.slice(0, root.indexOf('>', end) + 1));
  return replaceEntities(drawing, entitiesOf(prologue.replace(/<!--[^]*?-->|<\?[^]*?\?>/g, '').trim()));
}

/** Unpacks an SVGZ; other files, and damaged and too large ones, stay as they are. */
export function unzipped(content: Buffer): Buffer {
  if (content[0] !== 0x1f || content[1] !== 0x8b) return content;
  try {
    return gunzipSync(content, { maxOutputLength: MAX_LENGTH });
  } catch {
    return content;
  }
}

/** Within a web page a drawing needs no namespaces, so people copy it from there without them. */
function withNamespaces(drawing: string): string {
  const [tag = ''] = /^<svg(?=[\s/>])(?:[^>"']|"[^"]*"|'[^']*')*/.exec(drawing) ?? [];
  if (tag === '') return drawing;
  const missing = Object.entries(NAMESPACES).filter(([name]) => !new RegExp(`\\s${name}\\s*=`).test(tag));
  return `<svg${missing.map(([name, value]) => ` ${name}="${value}"`).join('')}${drawing.slice('<svg'.length)}`;
}

export function unacceptable(part: string): Refused {
  return new Refused(`This SVG contains ${part}, which cannot be accepted.`, 'Remove it, or save the picture as PNG.');
}

function entitiesOf(doctype: string): ReadonlyMap<string, string> {
  const [, declaration = '', subset = ''] = /^([^[]*?)(?:\[([^\]]*)\]\s*)?>?$/.exec(doctype) ?? [];
  if (declaration && !STANDARD_DOCTYPE.test(declaration.trim())) throw unacceptable('a document type of its own');
  const found = [...subset.matchAll(PLAIN_ENTITY)];
  if (subset.replace(PLAIN_ENTITY, '').trim() !== '' || found.length > MAX_ENTITIES)
    throw unacceptable('entities other than plain text');
  return new Map(found.map(([, name = '', quoted, other]) => [name, quoted ?? other ?? '']));
}

function replaceEntities(drawing: string, entities: ReadonlyMap<string, string>): string {
  if (entities.size === 0) return drawing;
  let length = drawing.length;
  return drawing.replace(/&([\w.-]+);/g, (reference, name: string) => {
    const value = entities.get(name) ?? reference;
    length += value.length;
    if (length > MAX_LENGTH) throw unacceptable('entities that grow too large');
    return value;
  });
}
