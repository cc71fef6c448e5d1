import type { Request, Response } from 'express';
import { pipeline } from 'node:stream/promises';
import { streamOf } from '#platform/files/stream-of.js';
import type { ByteRange, FileStore } from '#shared/application/file-store.js';
import { FileNotFound } from '#profiles/domain/upload-errors.js';
import type { UploadedFile } from '#profiles/domain/uploaded-file.js';

/** Prevents files from running scripts, loading resources and leaking their address to other sites. */
const SECURITY_HEADERS = {
  'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
};

/** The middleware uses most of Node's default of ten listeners, and a pipeline adds more. */
const MAX_LISTENERS = 20;

/**
 * Sends a document, or the requested range of it, as a download with its original file name.
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
    ...SECURITY_HEADERS,
    'Content-Type': file.contentType,
    'Content-Length': String(range ? range.end - range.start + 1 : file.bytes),
    'Accept-Ranges': 'bytes',
  });
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  await send(content, response);
}

/** Sends a picture. Caches may keep it forever, because the content at an address never changes. */
export async function sendPicture(
  response: Response,
  contentType: string,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  response.set({
    ...SECURITY_HEADERS,
    'Content-Type': contentType,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  await send(content, response);
}

/**
 * The requested range. Undefined for several or unsatisfiable ranges, which RFC 9110, 14.2 allows answering in full.
 */
function rangeOf(request: Request, bytes: number): ByteRange | undefined {
  const ranges = request.range(bytes);
  return Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges[0] : undefined;
}

async function send(content: AsyncIterable<Uint8Array>, response: Response): Promise<void> {
  response.setMaxListeners(MAX_LISTENERS);
  const source = streamOf(content);
  try {
    await pipeline(source, response);
  } catch (error) {
    // The client has disconnected.
    if (!response.destroyed) throw error;
  } finally {
    // A pipeline to a client that has gone does not begin.
    source.destroy();
  }
}
