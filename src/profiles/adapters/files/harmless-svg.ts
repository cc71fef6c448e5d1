import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XHTML = 'http://www.w3.org/1999/xhtml';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

/** Elements beyond which a drawing is a bomb rather than a logo. */
const MOST_ELEMENTS = 20_000;

/** The elements of SVG that draw. What runs, moves, links or loads is not among them. */
const DRAWING = new Set(
  `svg g defs symbol use title desc metadata style switch path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
);

/** The document type that drawing programs write; it declares no entities and nobody fetches it. */
const PLAIN_DOCTYPE = /^\s*svg\s+PUBLIC\s+"-\/\/W3C\/\/DTD SVG 1\.[01]\/\/EN"\s+"http:\/\/www\.w3\.org\/[\w/.-]+"\s*$/;

/** What in a style leads elsewhere or hides that it does. */
const STYLE_THAT_LOADS = /@import|@font-face|\\|url\((?!\s*["']?#)|expression|javascript:|-moz-binding|behavior\s*:/i;

/** Thrown to stop reading at the first thing that is not harmless. */
class NotHarmless extends Error {}

/** Whether a file is a well-formed drawing without scripts, event handlers, foreign content, outside references or entities. */
export function isHarmlessSvg(content: Uint8Array): boolean {
  try {
    read(new TextDecoder('utf-8', { fatal: true }).decode(content));
    return true;
  } catch {
    return false;
  }
}

function read(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  const open: SaxesTagNS[] = [];
  let elements = 0;
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (doctype) => require(PLAIN_DOCTYPE.test(doctype)));
  parser.on('processinginstruction', () => require(false));
  parser.on('opentag', (tag) => {
    elements += 1;
    require(elements <= MOST_ELEMENTS);
    if (open.length === 0) require(tag.uri === SVG && tag.local === 'svg');
    checkElement(tag);
    for (const attribute of Object.values(tag.attributes)) checkAttribute(attribute);
    open.push(tag);
  });
  parser.on('closetag', () => open.pop());
  const checkText = (inner: string) => {
    if (open.at(-1)?.local === 'style') require(!STYLE_THAT_LOADS.test(inner));
  };
  parser.on('text', checkText);
  parser.on('cdata', checkText);
  parser.write(text).close();
  require(elements > 0);
}

function checkElement({ uri, local }: SaxesTagNS): void {
  // Notes of drawing programs have namespaces of their own, which nothing draws.
  if (uri === SVG) require(DRAWING.has(local));
  else require(uri !== '' && uri !== XHTML && uri !== MATHML && !/script|frame|object|embed/i.test(local));
}

function checkAttribute({ uri, local, value }: SaxesAttributeNS): void {
  require(!/^on/i.test(local));
  const isReference = /^(href|src)$/i.test(local) && (uri === '' || uri === XLINK);
  require(isReference ? value.trim().startsWith('#') : !STYLE_THAT_LOADS.test(value) || isNote(uri));
}

/** Attributes of drawing programs, such as the file that a picture was exported to. */
function isNote(uri: string): boolean {
  return uri !== '' && uri !== XLINK;
}

function require(condition: boolean): void {
  if (!condition) throw new NotHarmless();
}
