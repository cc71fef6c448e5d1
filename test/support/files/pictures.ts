import { crc32 } from 'node:zlib';
import sharp from 'sharp';

type Format = 'png' | 'jpeg';

/** A picture with a gradient, so that it does not compress to nothing. */
export function aPicture(format: Format, width = 600, height = 400): Promise<Buffer> {
  const row = Buffer.from(Array.from({ length: width }, (_, x) => [30, 120, x % 256]).flat());
  const raw = Buffer.alloc(row.length * height, row);
  return sharp(raw, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

/** A photo with an artist and a rotation in its metadata. */
export async function aRotatedPhoto(): Promise<Buffer> {
  return sharp(await aPicture('jpeg', 300, 200))
    .withExif({ IFD0: { Artist: 'secret-artist' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A valid PNG of exactly this size, padded with noise. */
export async function aPngOf(bytes: number): Promise<Buffer> {
  const png = await aPicture('png', 40, 30);
  const end = png.length - IEND_BYTES;
  return Buffer.concat([png.subarray(0, end), pngChunk('teSt', bytes - png.length - EMPTY_CHUNK), png.subarray(end)]);
}

/** A decompression bomb: a PNG with huge declared dimensions. */
export function aPngBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.set([8, 6, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', Buffer.alloc(64)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** An SVG with the given content. */
export function anSvg(
  inner = '<rect width="24" height="24" fill="teal"/>',
  attributes = 'viewBox="0 0 24 24"',
): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inner}</svg>`);
}

/** An SVG of a few hundred bytes that expands to ten billion blurred squares. */
export function anEndlessSvg(): Buffer {
  const blur = '<filter id="blur"><feGaussianBlur stdDeviation="50"/></filter>';
  const levels = Array.from({ length: 10 }, (_, i) => `<g id="l${i + 1}">${`<use href="#l${i}"/>`.repeat(10)}</g>`);
  const squares = `<g id="l0"><rect width="20" height="20" filter="url(#blur)"/></g>${levels.join('')}`;
  return anSvg(`<defs>${blur}${squares}</defs><use href="#l10"/>`);
}

const EMPTY_CHUNK = 12;
const IEND_BYTES = EMPTY_CHUNK;

function pngChunk(type: string, bytes: number): Buffer {
  return chunk(type, Buffer.alloc(bytes, 'noise'));
}

function chunk(type: string, data: Buffer): Buffer {
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(typed));
  return Buffer.concat([length, typed, sum]);
}
