import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Clock } from '#shared/application/clock.js';

const KEY_BYTES = 32;

/** When a link expires, as a Unix timestamp in seconds, and its signature. */
export type LinkSignature = { readonly expires: string; readonly signature: string };

/** Signs links that expire, with HMAC-SHA-256. All processes share the secret, so each accepts any link. */
export class LinkSigner {
  private readonly key: Buffer;

  /** Each purpose has its own key, so that a signature is valid for nothing else, such as a session. */
  constructor(
    secret: string,
    purpose: string,
    private readonly clock: Clock,
  ) {
    this.key = Buffer.from(hkdfSync('sha256', secret, '', purpose, KEY_BYTES));
  }

  /** Signs what the link grants, for that many seconds. */
  sign(granted: readonly string[], seconds: number): LinkSignature {
    const expires = String(this.now() + seconds);
    return { expires, signature: this.signature(expires, granted).toString('base64url') };
  }

  /** Whether the link grants this, and has not expired. */
  isValid(granted: readonly string[], { expires, signature }: LinkSignature): boolean {
    const expected = this.signature(expires, granted);
    const given = Buffer.from(signature, 'base64url');
    return given.length === expected.length && timingSafeEqual(given, expected) && Number(expires) > this.now();
  }

  private signature(expires: string, granted: readonly string[]): Buffer {
    return createHmac('sha256', this.key)
      .update(JSON.stringify([expires, ...granted]))
      .digest();
  }

  private now(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
