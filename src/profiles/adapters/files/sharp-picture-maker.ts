import { Injectable } from '@nestjs/common';
import sharp, { type SharpOptions } from 'sharp';
import { AtMost } from '../../../shared/application/at-most.js';
import { PictureMaker, type Picture } from '../../application/ports/picture-maker.js';
import type { PictureFormat, PictureKind } from '../../domain/upload-rules.js';
import { PICTURE_SIZES } from '../../domain/uploaded-file.js';
import { isHarmlessSvg } from './harmless-svg.js';
import { isWholePng } from './whole-png.js';

/** Pixels of the largest photo that is unpacked; each takes three or four bytes of memory meanwhile. */
const MOST_PIXELS = 50_000_000;
/** Pictures unpacked at the same time. */
const AT_ONCE = 2;
/** Seconds after which a picture is given up. */
const LONGEST_WORK = 20;
/** Dots per inch at which a drawing is as large as it says, and between which it is drawn. */
const PLAIN_DENSITY = 72;
const [LOWEST_DENSITY, HIGHEST_DENSITY] = [1, 100_000];
const QUALITY = 85;

const SAFELY: SharpOptions = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 };
const JPEG_BEGIN = Buffer.from([0xff, 0xd8, 0xff]);

/** Draws pictures anew with libvips, so that nothing but what is seen stays: no metadata, no script, no second file. */
@Injectable()
export class SharpPictureMaker extends PictureMaker {
  private readonly queue = new AtMost(AT_ONCE);

  override async make(
    content: Uint8Array,
    format: PictureFormat,
    kind: PictureKind,
  ): Promise<readonly Picture[] | undefined> {
    if (!looksLike(content, format)) return undefined;
    try {
      return await this.queue.run(() => draw(content, format, kind));
    } catch {
      // libvips cannot read it, or it is too much to be unpacked.
      return undefined;
    }
  }
}

function looksLike(content: Uint8Array, format: PictureFormat): boolean {
  switch (format) {
    case 'svg':
      return isHarmlessSvg(content);
    case 'png':
      return isWholePng(content);
    case 'jpeg':
      return JPEG_BEGIN.equals(content.subarray(0, JPEG_BEGIN.length));
  }
}

async function draw(
  content: Uint8Array,
  format: PictureFormat,
  kind: PictureKind,
): Promise<readonly Picture[] | undefined> {
  const sizes = PICTURE_SIZES[kind];
  const largest = Math.max(...sizes);
  const found = await sharp(content, SAFELY).metadata();
  if (found.format !== format) return undefined;
  const density = format === 'svg' ? drawingDensity(largest, Math.max(found.width, found.height)) : undefined;
  // Unpacked once, as it is meant to be seen: turned as the camera says, in the colours of the web.
  const { data, info } = await sharp(content, { ...SAFELY, density })
    .autoOrient()
    .resize({ width: largest, height: largest, fit: FITS[kind], withoutEnlargement: format !== 'svg' })
    .toColourspace('srgb')
    .timeout({ seconds: LONGEST_WORK })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return Promise.all(
    sizes.map(async (size) => ({
      size,
      content: await sharp(data, { raw: { width, height, channels } })
        .resize({ width: size, height: size, fit: FITS[kind], withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer(),
    })),
  );
}

/** Faces fill a square; logos stay whole. */
const FITS = { avatar: 'cover', logo: 'inside' } as const satisfies Record<PictureKind, string>;

/** So many dots per inch that a drawing comes out just as large as it is wanted. */
function drawingDensity(wanted: number, plainSize: number): number {
  return Math.min(HIGHEST_DENSITY, Math.max(LOWEST_DENSITY, (PLAIN_DENSITY * wanted) / plainSize));
}
