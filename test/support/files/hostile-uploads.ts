import sharp, { type Sharp } from 'sharp';
import { anSvg } from './pictures.js';

/** An SVG of `bytes` bytes of nested groups, each with a namespace prefix to resolve through all enclosing groups. */
export function aDeepSvg(bytes: number): Buffer {
  const open = '<g xmlns:p="http://www.w3.org/2000/svg" q:a="1" q:b="2" q:c="3">';
  const depth = Math.floor(bytes / (open.length + '</g>'.length));
  return anSvg(open.repeat(depth) + '</g>'.repeat(depth), 'xmlns:q="http://example.com/q" viewBox="0 0 9 9"');
}

/** An SVG of `bytes` bytes with all attributes on one element. */
export function aWideSvg(bytes: number): Buffer {
  const attributes = Array.from({ length: Math.floor(bytes / 14) }, (_, i) => `q:a${i}="1"`).join(' ');
  return anSvg(`<g ${attributes}/>`, 'xmlns:q="http://example.com/q" viewBox="0 0 9 9"');
}

/** An SVG of about 200 KB whose filters each keep an image of the whole canvas. */
export function aFilterBomb(): Buffer {
  const floods = Array.from({ length: 5_000 }, (_, i) => `<feFlood flood-color="red" result="r${i}"/>`).join('');
  return anSvg(`<filter id="f">${floods}</filter><rect width="9" height="9" filter="url(#f)"/>`, 'viewBox="0 0 9 9"');
}

/** A small interlaced PNG with 16 bits a channel, which takes `8 * side * side` bytes to decode. */
export function anInterlacedBomb(side: number): Promise<Buffer> {
  return plain(side).toColourspace('rgb16').png({ progressive: true, compressionLevel: 9 }).toBuffer();
}

/** A small progressive JPEG, which takes `6 * side * side` bytes to decode. */
export function aProgressiveBomb(side: number): Promise<Buffer> {
  return plain(side).jpeg({ progressive: true, chromaSubsampling: '4:4:4', quality: 1 }).toBuffer();
}

/** A small PNG of many pixels, which is decoded row by row. */
export function aLongPng(side: number): Promise<Buffer> {
  return plain(side).png({ compressionLevel: 9 }).toBuffer();
}

function plain(side: number): Sharp {
  const background = { r: 30, g: 120, b: 90, alpha: 1 };
  return sharp({ create: { width: side, height: side, channels: 4, background }, limitInputPixels: false });
}
