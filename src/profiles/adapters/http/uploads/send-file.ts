import type { Request, Response } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ByteRange, FileStore } from '../../../../shared/application/file-store.js';
import { FileNotFound } from '../../../domain/upload-errors.js';
import type { UploadedFile } from '../../../domain/uploaded-file.js';

/** Nothing in a file runs or loads anything, and no other site learns its address. */
const INERT = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** The middleware uses most of Node's default of ten, and a pipeline adds its own. */
const MAX_LISTENERS = 20;

/**
 * Sends a document, or the requested range of it, as a download under its owner's name for it.
 * @throws FileNotFound
 */
export async function sendDocument(
  request: Request,
  response: Response,
  store: FileStore,
  file: Pick<UploadedFile, 'key' | 'fileName' | 'contentType' | 'bytes'>,
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

/** Sends a picture, which caches may keep forever because its address never changes its content. */
export async function sendPicture(
  response: Response,
  contentType: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  response.set({ ...INERT, 'Content-Type': contentType, 'Cache-Control': 'public, max-age=31536000, immutable' });
  await send(content, response);
}

/** The requested range; none if there are several or none fits, which RFC 9110 (14.2) lets us answer in full. */
function rangeOf(request: Request, bytes: number): ByteRange | undefined {
  const ranges = request.range(bytes);
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

async function send(content: AsyncIterable<Uint8Array>, response: Response): Promise<void> {
  response.setMaxListeners(MAX_LISTENERS);
  try {
    await pipeline(Readable.from(content, { objectMode: false }), response);
  } catch (error) {
    // The client has disconnected.
    if (!response.destroyed) throw error;
  }
}
