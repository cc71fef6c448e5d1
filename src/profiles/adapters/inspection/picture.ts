import sharp, { type Metadata, type SharpOptions } from 'sharp';

/** Renders copies that fill (`cover`) or fit into (`inside`) squares of these pixel sizes, smallest first. */
export type PictureTask = {
  readonly format: 'jpeg' | 'png' | 'svg';
  readonly sizes: readonly number[];
  readonly fit: 'cover' | 'inside';
};

const MEGABYTE = 1024 ** 2;
/** Maximum decoded bytes of a picture that is read row by row; limits the processing time. */
const MAX_STREAMED = 200 * MEGABYTE;
/** Maximum decoded bytes of a picture held in memory as a whole: interlaced PNG and progressive JPEG. */
const MAX_HELD = 40 * MEGABYTE;
const QUALITY = 85;
const PNG_END = Buffer.from('0000000049454e44ae426082', 'hex');
const OPTIONS: SharpOptions = { failOn: 'error', pages: 1 };

/** Re-renders a picture as WebP in each size, so that only pixels remain: no metadata, scripts or appended files. */
export async function renderPicture(content: Buffer, { format, sizes, fit }: PictureTask): Promise<Buffer[]> {
  sharp.cache(false);
  sharp.concurrency(1);
  const largest = Math.max(...sizes);
  const picture = format === 'svg' ? await drawSvg(content, largest, fit) : await shrink(content, format, largest, fit);
  const copies: Buffer[] = [];
  for (const size of sizes) {
    const box = { width: size, height: size, fit, withoutEnlargement: true };
    copies.push(await sharp(picture).autoOrient().resize(box).webp({ quality: QUALITY }).toBuffer());
  }
  return copies;
}

/**
 * Shrinks a picture to the largest size. The orientation stays a tag: rotating here would load the whole picture.
 */
async function shrink(content: Buffer, format: 'jpeg' | 'png', size: number, fit: PictureTask['fit']): Promise<Buffer> {
  const found = await sharp(content, OPTIONS).metadata();
  if (found.format !== format) throw new Error(`This is ${found.format}, not ${format}.`);
  if (format === 'png' && !content.subarray(-PNG_END.length).equals(PNG_END)) throw new Error('Data follows the PNG.');
  if (decodedBytes(found) > (found.isProgressive ? MAX_HELD : MAX_STREAMED))
    throw new Error('The picture is too large.');
  return sharp(content, OPTIONS)
    .resize({ width: size, height: size, fit, withoutEnlargement: true })
    .toColourspace('srgb')
    .withExif({ IFD0: { Orientation: String(found.orientation ?? 1) } })
    .png({ compressionLevel: 0 })
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
  const { format, width, height } = await sharp(content).metadata();
  if (format !== 'svg') throw new Error(`This is ${format}, not SVG.`);
  // At 72 dots per inch, a drawing has its declared size; this density scales it to the requested size.
  const side = fit === 'cover' ? Math.min(width, height) : Math.max(width, height);
  const density = Math.min(100_000, Math.max(1, (72 * size) / side));
  return sharp(content, { density }).resize({ width: size, height: size, fit }).png().toBuffer();
}
