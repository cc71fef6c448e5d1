import { PayloadTooLargeException, UnsupportedMediaTypeException } from '@nestjs/common';
import type { Request } from 'express';
import type { SentFeed } from '../../application/ports/feed-parser.js';
import { FEED_LIMITS } from '../../domain/listing-import.js';
import { formatOf } from '../feeds/feed-format.js';

export const FEED = {
  schema: { type: 'string' },
  description: `At most ${FEED_LIMITS.bytes / 1024 ** 2} MB (JSON 16 MB), also packed with gzip`,
};

export const TOO_MANY_FEEDS =
  'You have sent as many feeds as an account can send in a day. Please send the next one tomorrow.';

/** The feed in the body of a request. */
export function feedIn(request: Request): SentFeed {
  const format = formatOf(request.headers['content-type']);
  if (!format) throw new UnsupportedMediaTypeException();
  if (Number(request.headers['content-length'] ?? 0) > FEED_LIMITS.bytes) throw new PayloadTooLargeException();
  return { format, bytes: request };
}
