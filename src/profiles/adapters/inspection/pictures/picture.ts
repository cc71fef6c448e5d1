import sharp, { type Metadata, type SharpOptions } from 'sharp';
import { Refused } from '../refused.js';
import { checkSvg } from './svg.js';
import { readSvg, unacceptable } from './svg-source.js';

/** Renders copies that fill (`cover`) or fit into (`inside`) squares of these pixel sizes, smallest first. */
export type PictureTask = {
  readonly sizes: readonly number[];
  readonly fit: 'cover' | 'inside';
  /** The format of the copies; undefined for that of the picture. */
  readonly output?: 'webp' | undefined;
};

type PictureFormat = 'jpeg' | 'png' | 'svg';

const MEGABYTE = 1024 ** 2;
/** Maximum decoded bytes of a picture that is read row by row; limits the processing time. */
const MAX_STREAMED = 200 * MEGABYTE;
/** Maximum decoded bytes of a picture held in memory as a whole: interlaced PNG and progressive JPEG. */
const MAX_HELD = 40 * MEGABYTE;
const QUALITY = 85;
/** The limits of this module say what is too large; the library would call it damaged. */
const OPTIONS: SharpOptions = { failOn: 'error', pages: 1, limitInputPixels: false };
/** The lowest density of the library in dots per inch, at which a drawing has a pixel per inch of its declared size. */
const LOWEST_DENSITY = 1;
const DECLARED_DENSITY = 72;

/**
 * Renders a picture anew in each size, so that only pixels remain: no metadata, scripts or appended files.
 * @throws Refused, or an error of the library if the picture is damaged
 */
export async function renderPicture(content: Buffer, format: PictureFormat, task: PictureTask): Promise<Buffer[]> {
  sharp.cache(false);
  sharp.concurrency(1);
  const { sizes, fit } = task;
  const largest = Math.max(...sizes);
  const picture = format === 'svg' ? await drawSvg(content, largest, fit) : await shrink(content, format, largest, fit);
  const output = task.output ?? (format === 'jpeg' ? 'jpeg' : 'png');
  const copies: Buffer[] = [];
  for (const size of sizes) {
    const box = { width: size, height: size, fit, withoutEnlargement: true };
    const copy = sharp(picture).autoOrient().resize(box);
    copies.push(await copy.toFormat(output, output === 'png' ? {} : { quality: QUALITY }).toBuffer());
  }
  return copies;
}

/**
 * Shrinks a picture to the largest size. The orientation stays a tag: rotating here would load the whole picture.
 */
async function shrink(content: Buffer, format: 'jpeg' | 'png', size: number, fit: PictureTask['fit']): Promise<Buffer> {
  const found = await sharp(content, OPTIONS).metadata();
  if (found.format !== format) throw new Error(`This is ${found.format}, not ${format}.`);
  if (decodedBytes(found) > (found.isProgressive ? MAX_HELD : MAX_STREAMED)) throw tooManyPixels();
  return sharp(content, OPTIONS)
    .resize({ width: size, height: size, fit, withoutEnlargement: true })
    .toColourspace('srgb')
    .withExif({ IFD0: { Orientation: String(found.orientation ?? 1) } })
    .png({ compressionLevel: 0, adaptiveFiltering: false })
    .toBuffer();
}

/** Bytes that libvips holds or reads to decode a picture. */
function decodedBytes({ width, height, format, depth, channels, chromaSubsampling, isProgressive }: Metadata): number {
  // A progressive JPEG is kept as 16-bit coefficients; subsampled color has fewer of them.
  if (format === 'jpeg' && isProgressive)
    return width * height * 2 * (COEFFICIENTS[chromaSubsampling ?? ''] ?? channels);
  // A palette is expanded to RGBA.
  return width * height * Math.max(channels, 4) * (depth === 'uchar' ? 1 : 2);
}

const COEFFICIENTS: Readonly<Record<string, number>> = { '4:2:0': 1.5, '4:2:2': 2 };

async function drawSvg(content: Buffer, size: number, fit: PictureTask['fit']): Promise<Buffer> {
  const text = readSvg(content);
  let embedded = 0;
  for (const picture of checkSvg(text)) embedded += await embeddedBytes(picture);
  if (embedded > MAX_HELD) throw unacceptable('embedded pictures with too many pixels');
  return draw(Buffer.from(text), size, fit).catch((error: unknown) => {
    // It is well-formed, so what cannot be drawn is not damaged.
    throw error instanceof Refused ? error : tooComplex();
  });
}

async function draw(drawing: Buffer, size: number, fit: PictureTask['fit']): Promise<Buffer> {
  const { width, height } = await sharp(drawing, OPTIONS).metadata();
  // This density scales the declared size to the requested size.
  const side = fit === 'cover' ? Math.min(width, height) : Math.max(width, height);
  const density = Math.min(100_000, Math.max(LOWEST_DENSITY, (DECLARED_DENSITY * size) / side));
  const scale = density / DECLARED_DENSITY;
  if (width * scale * height * scale * 4 > MAX_HELD) throw tooManyPixels();
  return sharp(drawing, { density }).resize({ width: size, height: size, fit }).png().toBuffer();
}

function tooManyPixels(): Refused {
  return new Refused('This picture has too many pixels.', 'Save it smaller.');
}

function tooComplex(): Refused {
  return new Refused('This SVG is too complex or unusual to be drawn.', 'Save it in a simpler form, or as PNG.');
}

async function embeddedBytes(picture: Buffer): Promise<number> {
  const found = await sharp(picture, OPTIONS)
    .metadata()
    .catch(() => undefined);
  if (found?.format !== 'png' && found?.format !== 'jpeg') throw unacceptable('a damaged embedded picture');
  return found.width * found.height * 4;
}
