import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes';
import { damaged } from '../refused.js';
import { unacceptable } from './svg-source.js';

const SVG = 'http://www.w3.org/2000/svg';
const XLINK = 'http://www.w3.org/1999/xlink';
const XHTML = 'http://www.w3.org/1999/xhtml';
const MATHML = 'http://www.w3.org/1998/Math/MathML';

const MAX_ELEMENTS = 20_000;
const MAX_ATTRIBUTES = 100_000;
const MAX_PICTURES = 20;
/** Resolving a namespace walks up all open elements, so the cost of parsing is depth times attributes. */
const MAX_DEPTH = 64;

/** SVG elements that draw; none that run code, animate or load resources. */
const ALLOWED_ELEMENTS = new Set(
  `svg g a defs symbol use title desc metadata style switch path rect circle ellipse line polyline polygon text tspan
  textPath image linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix
  feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow
  feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feImage feMerge feMergeNode feMorphology feOffset fePointLight
  feSpecularLighting feSpotLight feTile feTurbulence font font-face missing-glyph glyph hkern`.split(/\s+/),
);
const PICTURES = new Set(['image', 'feImage']);
const EMBEDDED = /^data:image\/(?:png|jpe?g);(?:charset=[\w-]+;)?base64,/i;

/** CSS that loads resources or runs code, and escapes that could hide it. */
const UNSAFE_STYLE = /@import|@font-face|\\|url\((?!\s*["']?#)|expression|javascript:|-moz-binding|behavior\s*:/i;
const UNSAFE_NAMES: Readonly<Record<string, string>> = {
  '@import': 'a link to a style sheet or font (@import)',
  '@font-face': 'a font (@font-face)',
};

/**
 * Checks that an SVG is well-formed, within the limits, and without scripts, handlers, foreign content and external
 * references. Returns the pictures embedded in it, whose content is not checked.
 * @throws Refused with the name of the first part that cannot be accepted
 */
export function checkSvg(text: string): readonly Buffer[] {
  const checker = new SvgChecker();
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    throw damaged('SVG');
  });
  parser.on('processinginstruction', ({ target }) => require(!/stylesheet/i.test(target), 'a link to a style sheet'));
  parser.on('opentagstart', () => checker.countElement());
  parser.on('attribute', () => checker.countAttribute());
  parser.on('opentag', (tag) => checker.open(tag));
  parser.on('closetag', () => checker.close());
  parser.on('text', (inner) => checker.text(inner));
  parser.on('cdata', (inner) => checker.text(inner));
  parser.write(text).close();
  return checker.pictures;
}

class SvgChecker {
  readonly pictures: Buffer[] = [];
  private readonly path: SaxesTagNS[] = [];
  private elements = 0;
  private attributes = 0;
  /** Depth of the foreign content that a drawing replaces for programs that cannot show it; 0 outside of it. */
  private replaced = 0;

  countElement(): void {
    this.elements += 1;
    require(this.elements <= MAX_ELEMENTS && this.path.length < MAX_DEPTH, 'too many elements');
  }

  countAttribute(): void {
    this.attributes += 1;
    require(this.attributes <= MAX_ATTRIBUTES, 'too many attributes');
  }

  open(tag: SaxesTagNS): void {
    if (this.path.length === 0 && !(tag.uri === SVG && tag.local === 'svg')) throw damaged('SVG');
    if (this.replaced === 0 && isReplaced(tag, this.path.at(-1))) this.replaced = this.path.length + 1;
    this.path.push(tag);
    if (this.replaced > 0) return;
    checkElement(tag);
    for (const attribute of Object.values(tag.attributes)) this.checkAttribute(tag, attribute);
  }

  close(): void {
    if (this.path.length === this.replaced) this.replaced = 0;
    this.path.pop();
  }

  text(inner: string): void {
    if (this.path.at(-1)?.local === 'style') checkStyle(inner);
  }

  private checkAttribute(tag: SaxesTagNS, { uri, local, value }: SaxesAttributeNS): void {
    require(!/^on/i.test(local), `a script (${local})`);
    const isReference = /^(href|src)$/i.test(local) && (uri === '' || uri === XLINK);
    if (isReference) this.checkReference(tag, value.trim());
    // An attribute added by a drawing program, such as the export path.
    else if (uri === '' || uri === XLINK) checkStyle(value);
  }

  private checkReference({ uri, local }: SaxesTagNS, target: string): void {
    if (target.startsWith('#') || (local === 'a' && /^https?:/i.test(target))) return;
    require(uri === SVG && PICTURES.has(local), `a link to another file (<${local}>)`);
    require(target.startsWith('data:'), `a picture that is only linked (<${local}>)`);
    const [start] = EMBEDDED.exec(target) ?? [];
    require(start !== undefined, `an embedded picture that is neither PNG nor JPEG (<${local}>)`);
    require(this.pictures.length < MAX_PICTURES, 'too many embedded pictures');
    this.pictures.push(Buffer.from(target.slice(start?.length), 'base64'));
  }
}

/** Illustrator and diagrams.net add their own data or HTML beside a drawing of the same. */
function isReplaced({ uri, local, attributes }: SaxesTagNS, parent: SaxesTagNS | undefined): boolean {
  const isOptional = 'requiredExtensions' in attributes || 'requiredFeatures' in attributes;
  return uri === SVG && local === 'foreignObject' && parent?.local === 'switch' && isOptional;
}

function checkElement({ uri, local }: SaxesTagNS): void {
  // Drawing programs keep metadata in their own namespaces, which are not rendered.
  const isHarmless = uri !== '' && uri !== XHTML && uri !== MATHML && !/script|frame|object|embed/i.test(local);
  require(uri === SVG ? ALLOWED_ELEMENTS.has(local) : isHarmless, `the element <${local}>`);
}

function checkStyle(style: string): void {
  const [found] = UNSAFE_STYLE.exec(style) ?? [];
  if (found !== undefined) throw unacceptable(UNSAFE_NAMES[found.toLowerCase()] ?? `the style “${found}”`);
}

function require(condition: boolean, part: string): void {
  if (!condition) throw unacceptable(part);
}
