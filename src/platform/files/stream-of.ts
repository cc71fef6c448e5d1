import { Readable } from 'node:stream';

/**
 * The content as a stream. A stream stays itself, because one around it that ends before it was read, as with a client
 * that has gone, would leave the file or connection below open.
 */
export function streamOf(content: AsyncIterable<Uint8Array>): Readable {
  return content instanceof Readable ? content : Readable.from(content, { objectMode: false });
}
