import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XHTML = 'http://www.w3.org/1999/xhtml';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

const MAX_ELEMENTS = 20_000;
const MAX_ATTRIBUTES = 100_000;
/** Resolving a namespace walks up all open elements, so the cost of parsing is depth times attributes. */
const MAX_DEPTH = 64;

/** SVG elements that draw; none that run code, animate, link or load resources. */
const ALLOWED_ELEMENTS = new Set(
  `svg g defs symbol use title desc metadata style switch path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
);

/** The document type written by drawing programs. It declares no entities, and the parser does not fetch it. */
const STANDARD_DOCTYPE =
  /^\s*svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG 1\.[01]\/\/EN"\s+"http:\/\/www\.w3\.org\/[\w/.-]+"\s*$/;

/** CSS that loads resources or runs code, and escapes that could hide it. */
const UNSAFE_STYLE = /@import|@font-face|\\|url\((?!\s*["']?#)|expression|javascript:|-moz-binding|behavior\s*:/i;

/** Stops the parser at the first violation. */
class UnsafeSvg extends Error {}

/**
 * Whether a file is a well-formed SVG within the limits, without scripts, handlers, foreign content, external
 * references and entities.
 */
export function isSafeSvg(content: Uint8Array): boolean {
  try {
    parse(new TextDecoder('utf-8', { fatal: true }).decode(content));
    return true;
  } catch {
    return false;
  }
}

function parse(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  const open: SaxesTagNS[] = [];
  let elements = 0;
  let attributes = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (doctype) => require(STANDARD_DOCTYPE.test(doctype)));
  parser.on('processinginstruction', () => require(false));
  parser.on('opentagstart', () => {
    elements += 1;
    require(elements <= MAX_ELEMENTS && open.length < MAX_DEPTH);
  });
  parser.on('attribute', () => {
    attributes += 1;
    require(attributes <= MAX_ATTRIBUTES);
  });
  parser.on('opentag', (tag) => {
    if (open.length === 0) require(tag.uri === SVG && tag.local === 'svg');
    checkElement(tag);
    for (const attribute of Object.values(tag.attributes)) checkAttribute(attribute);
    open.push(tag);
  });
  parser.on('closetag', () => open.pop());
  const checkText = (inner: string) => {
    if (open.at(-1)?.local === 'style') require(!UNSAFE_STYLE.test(inner));
  };
  parser.on('text', checkText);
  parser.on('cdata', checkText);
  parser.write(text).close();
  require(elements > 0);
}

function checkElement({ uri, local }: SaxesTagNS): void {
  // Drawing programs keep metadata in their own namespaces, which are not rendered.
  if (uri === SVG) require(ALLOWED_ELEMENTS.has(local));
  else require(uri !== '' && uri !== XHTML && uri !== MATHML && !/script|frame|object|embed/i.test(local));
}

function checkAttribute({ uri, local, value }: SaxesAttributeNS): void {
  require(!/^on/i.test(local));
  const isReference = /^(href|src)$/i.test(local) && (uri === '' || uri === XLINK);
  require(isReference ? value.trim().startsWith('#') : !UNSAFE_STYLE.test(value) || isMetadata(uri));
}

/** An attribute added by a drawing program, such as the export path. */
function isMetadata(uri: string): boolean {
  return uri !== '' && uri !== XLINK;
}

function require(condition: boolean): void {
  if (!condition) throw new UnsafeSvg();
}
