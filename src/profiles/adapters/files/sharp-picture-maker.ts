import { Injectable } from '@nestjs/common';
import type { SharpOptions } from 'sharp';
import { AtMost } from '../../../shared/application/at-most.js';
import { PictureMaker, type Picture } from '../../application/ports/picture-maker.js';
import type { PictureFormat, PictureKind } from '../../domain/upload-rules.js';
import { PICTURE_SIZES } from '../../domain/uploaded-file.js';
import { isHarmlessSvg } from './harmless-svg.js';
import { drawSvg } from './svg-drawer.js';
import { isWholePng } from './whole-png.js';

/** Pixels of the largest photo that is unpacked; each takes three or four bytes of memory meanwhile. */
const MOST_PIXELS = 50_000_000;
/** Pictures unpacked at the same time. */
const AT_ONCE = 2;
/** Seconds after which a picture is given up. */
const LONGEST_WORK = 20;
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
  // libvips takes its memory when the first picture comes.
  const { default: sharp } = await import('sharp');
  const sizes = PICTURE_SIZES[kind];
  const largest = Math.max(...sizes);
  const fit = FITS[kind];
  const pixels = format === 'svg' ? await drawSvg(content, largest, fit) : content;
  const found = pixels && (await sharp(pixels, SAFELY).metadata());
  if (found?.format !== (format === 'svg' ? 'png' : format)) return undefined;
  // Unpacked once, as it is meant to be seen: turned as the camera says, in the colours of the web.
  const { data, info } = await sharp(pixels, SAFELY)
    .autoOrient()
    .resize({ width: largest, height: largest, fit, withoutEnlargement: true })
    .toColourspace('srgb')
    .timeout({ seconds: LONGEST_WORK })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return Promise.all(
    sizes.map(async (size) => ({
      size,
      content: await sharp(data, { raw: { width, height, channels } })
        .resize({ width: size, height: size, fit, withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer(),
    })),
  );
}

/** Faces fill a square; logos stay whole. */
const FITS = { avatar: 'cover', logo: 'inside' } as const satisfies Record<PictureKind, 'cover' | 'inside'>;
