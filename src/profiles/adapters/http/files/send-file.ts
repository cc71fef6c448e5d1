import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, FileStore } from '../../../../shared/application/file-store.js';
import { FileNotFound } from '../../../domain/upload-errors.js';
import type { UploadedFile } from '../../../domain/uploaded-file.js';

/** Whatever is in a file, nothing in it runs or loads anything, and no other page is told where it came from. */
const INERT = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** So many may wait for the end of an answer: the layers around it have most of Node's ten, and a pipeline brings its own. */
const MOST_LISTENERS = 20;

/**
 * Sends a document as a download under the name that its owner gave it, or the range of it that is asked for.
 * @throws FileNotFound
 */
export async function sendDocument(
  request: Request,
  response: Response,
  store: FileStore,
  file: UploadedFile,
): Promise<void> {
  const range = rangeOf(request, file.bytes);
  const content = await store.get(file.key, range);
  if (!content) throw new FileNotFound();
  response.attachment(file.fileName).set({
    ...INERT,
    'Content-Type': file.contentType,
    'Content-Length': String(range ? range.end - range.start + 1 : file.bytes),
    'Accept-Ranges': 'bytes',
  });
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  await send(content, response);
}

/** Sends a picture that any cache may keep for good: its address never shows another. */
export async function sendPicture(
  response: Response,
  contentType: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  response.set({ ...INERT, 'Content-Type': contentType, 'Cache-Control': 'public, max-age=31536000, immutable' });
  await send(content, response);
}

/** The one range that is asked for; none where there are several or none fits, which may be answered in full (RFC 9110, 14.2). */
function rangeOf(request: Request, bytes: number): ByteRange | undefined {
  const ranges = request.range(bytes);
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

async function send(content: AsyncIterable<Uint8Array>, response: Response): Promise<void> {
  response.setMaxListeners(MOST_LISTENERS);
  try {
    await pipeline(Readable.from(content, { objectMode: false }), response);
  } catch (error) {
    // Who went away needs no answer.
    if (!response.destroyed) throw error;
  }
}
