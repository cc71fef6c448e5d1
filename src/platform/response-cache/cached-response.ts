import type { Request, Response } from 'express';
import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Headers that are the same for everyone; no others are cached. */
const KEPT_HEADERS = ['Content-Type', 'ETag', 'Link', 'X-Total-Count', 'X-Total-Count-Exact', 'X-Robots-Tag'] as const;
/** Minimum size of a compressed body in bytes; below it, compression costs more than it saves. */
const MIN_COMPRESSED = 1024;
const BROTLI_QUALITY = 5;
/** Estimated size of all compressed forms, as a share of the body; deliberately high. */
const COMPRESSED_SHARE = 0.6;
/** Memory of an entry besides its body, in bytes. */
const OVERHEAD = 1024;

const encoders: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify(gzip),
};

/** A 200 response that is the same for everyone; compressed once per requested encoding. */
export class CachedResponse {
  private readonly headers: readonly (readonly [string, string])[];
  /** The route that computed it, for metrics. */
  private readonly route: unknown;
  private readonly body: Buffer;
  private readonly encoded = new Map<string, Promise<Buffer>>();

  /** Copies the headers that the handler has set, and adds an `ETag` if it set none. */
  constructor(response: Response, body: string) {
    this.body = Buffer.from(body);
    this.route = response.req.route;
    if (!response.hasHeader('ETag')) response.setHeader('ETag', entityTag(body));
    this.headers = KEPT_HEADERS.flatMap((name) => {
      const value = response.getHeader(name);
      return value === undefined ? [] : [[name, String(value)] as const];
    });
  }

  /** Memory in bytes. */
  get size(): number {
    return Math.ceil(this.body.length * (1 + COMPRESSED_SHARE)) + OVERHEAD;
  }

  /** Express handles conditional and HEAD requests. */
  async send(request: Request, response: Response): Promise<void> {
    request.route = this.route;
    response.vary('Accept-Encoding');
    for (const [name, value] of this.headers) response.setHeader(name, value);
    const isWorthIt = this.body.length >= MIN_COMPRESSED && !request.fresh;
    const encoding = isWorthIt && request.acceptsEncodings('br', 'gzip');
    if (!encoding) {
      response.send(this.body);
      return;
    }
    const bytes = await this.bytesIn(encoding);
    response.setHeader('Content-Encoding', encoding);
    response.send(bytes);
  }

  private bytesIn(encoding: string): Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (known) return known;
    const bytes = encoders[encoding]?.(this.body) ?? Promise.resolve(this.body);
    this.encoded.set(encoding, bytes);
    return bytes;
  }
}

/** A weak entity tag, because a proxy may compress the text. */
export function entityTag(text: string): string {
  return `W/"${hash('sha256', text, 'base64url').slice(0, 27)}"`;
}
