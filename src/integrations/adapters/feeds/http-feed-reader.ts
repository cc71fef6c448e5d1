import { Injectable } from '@nestjs/common';
import type { IncomingMessage } from 'node:http';
import { Outbound, RefusedAddress } from '#platform/outbound/outbound.js';
import type { SentFeed } from '../../application/ports/feed-parser.js';
import { FeedReader, type FeedVersion } from '../../application/ports/import-address.js';
import { BrokenFeed, FEED_LIMITS } from '../../domain/listing-import.js';
import { formatOf } from './feed-format.js';

/** In milliseconds, for the whole feed. */
const TIMEOUT = 120_000;
const MAX_TAG_LENGTH = 500;

@Injectable()
export class HttpFeedReader implements FeedReader {
  constructor(private readonly outbound: Outbound) {}

  problemWith(url: string): string | undefined {
    return this.outbound.problemWith(url);
  }

  async read(
    url: string,
    { etag, lastModified }: FeedVersion,
  ): Promise<{ readonly feed: SentFeed; readonly version: FeedVersion } | undefined> {
    const response = await this.get(url, {
      'user-agent': 'Wayfare-Import/1.0',
      accept: 'application/xml, text/csv, application/json',
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    });
    const { statusCode = 0, headers } = response;
    const format = formatOf(headers['content-type']) ?? formatOf(undefined, new URL(url).pathname);
    if (statusCode === 200 && format !== undefined && Number(headers['content-length'] ?? 0) <= FEED_LIMITS.bytes) {
      const version = { etag: tagOf(headers.etag), lastModified: tagOf(headers['last-modified']) };
      return { feed: { format, bytes: response }, version };
    }
    response.on('error', () => undefined).destroy();
    if (statusCode === 304) return undefined;
    if (statusCode !== 200) throw new BrokenFeed(`The server responded with status ${statusCode}. Check the address.`);
    throw new BrokenFeed(format ? 'The feed is too large.' : 'The address does not serve XML, CSV or JSON.');
  }

  private async get(url: string, headers: Record<string, string>): Promise<IncomingMessage> {
    try {
      return await this.outbound.send(url, { method: 'GET', headers, timeout: TIMEOUT });
    } catch (error) {
      if (error instanceof RefusedAddress) throw new BrokenFeed('The address is not on the public internet.');
      throw new BrokenFeed('The address did not respond. Check it, or try again later.');
    }
  }
}

function tagOf(header: string | undefined): string | null {
  return header !== undefined && header.length <= MAX_TAG_LENGTH ? header : null;
}
