import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { SECRET, SETTINGS } from '../../../shared/adapters/config/config.module.js';
import type { Settings } from '../../../shared/adapters/config/settings.js';
import { Clock } from '../../../shared/application/clock.js';
import { ResumeLinks, type ResumeLink } from '../../application/ports/resume-links.js';
import { LinkNotValid } from '../../domain/upload-errors.js';

/** Seconds for which a link opens. */
const LIFETIME = 5 * 60;
const KEY_BYTES = 32;

/** Links signed with HMAC-SHA-256. Every process has the same secret, so any of them can check what another made. */
@Injectable()
export class SignedResumeLinks extends ResumeLinks {
  private readonly signingKey: Buffer;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(SECRET) secret: string,
    private readonly clock: Clock,
  ) {
    super();
    // A key of its own: no signature of a link is ever one of a session.
    this.signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'links to resumes', KEY_BYTES));
  }

  override to(key: string): ResumeLink {
    const expires = String(this.seconds() + LIFETIME);
    const url = new URL(`/api/resumes/${encodeURIComponent(key)}`, this.settings.publicUrl);
    url.searchParams.set('expires', expires);
    url.searchParams.set('signature', this.sign(key, expires).toString('base64url'));
    const viewer = this.settings.resumeViewerUrl;
    return { url: url.href, viewerUrl: viewer ? viewer + encodeURIComponent(url.href) : null };
  }

  override check(key: string, expires: string, signature: string): void {
    const expected = this.sign(key, expires);
    const given = Buffer.from(signature, 'base64url');
    const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isOurs || Number(expires) <= this.seconds()) throw new LinkNotValid();
  }

  private sign(key: string, expires: string): Buffer {
    return createHmac('sha256', this.signingKey).update(`${key}\n${expires}`).digest();
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
