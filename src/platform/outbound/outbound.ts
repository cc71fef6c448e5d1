import { Inject, Injectable } from '@nestjs/common';
import { lookup as systemLookup } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { SETTINGS } from '../config/config.module.js';
import type { Settings } from '../config/settings.js';
import { isPublicAddress } from './public-addresses.js';

/** The address is not on the public internet, or not https. */
export class RefusedAddress extends Error {}

type OutboundRequest = {
  readonly method: 'GET' | 'POST';
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** Timeout for the complete response, in milliseconds. */
  readonly timeout: number;
};

/**
 * Sends requests to addresses that users enter, but only if they are public. The check applies to the addresses that
 * the connection uses, so that DNS rebinding gains nothing. Redirects are not followed.
 */
@Injectable()
export class Outbound {
  constructor(
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'production' | 'outboundHosts' | 'publicUrl'>,
  ) {}

  /**
   * Why an address is rejected before any DNS lookup; undefined if it is acceptable. In production, addresses must
   * begin with https in any case.
   */
  problemWith(address: string, { mustBeSecure = this.settings.production } = {}): string | undefined {
    const url = URL.parse(address);
    if (!url || !['http:', 'https:'].includes(url.protocol)) return 'The address must be a web address';
    if (url.username || url.password) return 'The address must not contain a password';
    if (this.isAllowed(url)) return undefined;
    if (mustBeSecure && url.protocol !== 'https:') return 'The address must begin with https://';
    const host = hostOf(url);
    // Importing the feeds of this site, everyone's listings would be posted again and again.
    if (host === hostOf(new URL(this.settings.publicUrl))) return 'The address must not be one of this site';
    if (isIP(host) !== 0 ? !isPublicAddress(host) : /(^|\.)(localhost|local|internal)$/i.test(host))
      return 'The address must be reachable from the internet';
    return undefined;
  }

  /**
   * Sends a request and returns the response with its body unread. Destroy the response to discard the rest.
   * @throws RefusedAddress, and network errors
   */
  send(address: string, { method, headers, body, timeout }: OutboundRequest): Promise<IncomingMessage> {
    const problem = this.problemWith(address);
    if (problem !== undefined) return Promise.reject(new RefusedAddress(problem));
    const url = new URL(address);
    const lookup = this.isAllowed(url) ? undefined : publicLookup();
    const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(timeout);
      // No keep-alive: a pooled connection would skip the lookup.
      const request = start(url, { method, headers, lookup, signal, agent: false }, resolve);
      request.once('error', reject);
      request.end(body);
    });
  }

  private isAllowed(url: URL): boolean {
    return this.settings.outboundHosts.has(hostOf(url).toLowerCase());
  }
}

/** A lookup that fails if a name has any address that is not public. */
export function publicLookup(lookup: typeof systemLookup = systemLookup): LookupFunction {
  return (host, options, done) =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error, []);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
        return done(new RefusedAddress(`${host} is not on the public internet`), []);
      }
      if (options.all) return done(null, addresses);
      done(null, first.address, first.family);
    });
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|[\].]$/g, '');
}
