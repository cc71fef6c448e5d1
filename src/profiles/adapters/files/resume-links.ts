import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { SECRET, SETTINGS } from '../../../shared/adapters/config/config.module.js';
import type { Settings } from '../../../shared/adapters/config/settings.js';
import { Clock } from '../../../shared/application/clock.js';
import { LinkNotValid } from '../../domain/upload-errors.js';

/** Where a resume can be opened for a few minutes by anyone with the link. */
export type ResumeLink = {
  /** Absolute address of the file. */
  readonly url: string;
  /** The same in an external document viewer; `null` where the operator named none. */
  readonly viewerUrl: string | null;
};

/** Seconds for which a link opens. */
const LIFETIME = 5 * 60;
const KEY_BYTES = 32;

/** Makes and checks links to resumes, signed with HMAC-SHA-256. Processes check each other's, as they share the secret. */
@Injectable()
export class ResumeLinks {
  private readonly signingKey: Buffer;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(SECRET) secret: string,
    private readonly clock: Clock,
  ) {
    // A key of its own: no signature of a link is ever one of a session.
    this.signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'links to resumes', KEY_BYTES));
  }

  /** A link that begins its time now; `name` is what the download is called, without an extension. */
  to(key: string, name = ''): ResumeLink {
    const expires = String(this.seconds() + LIFETIME);
    const url = new URL(`/api/resumes/${encodeURIComponent(key)}`, this.settings.publicUrl);
    url.searchParams.set('expires', expires);
    url.searchParams.set('signature', this.sign(key, expires, name).toString('base64url'));
    if (name) url.searchParams.set('name', name);
    const viewer = this.settings.resumeViewerUrl;
    return { url: url.href, viewerUrl: viewer ? viewer + encodeURIComponent(url.href) : null };
  }

  /** @throws LinkNotValid when the link was changed or its time is over */
  check(key: string, expires: string, signature: string, name = ''): void {
    const expected = this.sign(key, expires, name);
    const given = Buffer.from(signature, 'base64url');
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isOurs || Number(expires) <= this.seconds()) throw new LinkNotValid();
  }

  private sign(key: string, expires: string, name: string): Buffer {
    return createHmac('sha256', this.signingKey)
      .update([key, expires, ...(name ? [name] : [])].join('\n'))
      .digest();
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
