import { Inject, Injectable } from '@nestjs/common';
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { SECRET, SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { Clock } from '#shared/application/clock.js';
import { LinkNotValid } from '../../domain/upload-errors.js';

/** A link that lets anyone open a resume for five minutes. */
type ResumeLink = {
  /** Absolute address of the file. */
  readonly url: string;
  /** The same in an external document viewer; null if none is configured. */
  readonly viewerUrl: string | null;
};

/** What a link of an employer says besides the file. */
type Grant = { readonly name?: string; readonly application?: string };

/** Seconds. */
const LIFETIME = 5 * 60;
const KEY_BYTES = 32;

/**
 * Creates and checks resume links, signed with HMAC-SHA-256. All processes share the secret, so each accepts any link.
 */
@Injectable()
export class ResumeLinks {
  private readonly signingKey: Buffer;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(SECRET) secret: string,
    private readonly clock: Clock,
  ) {
    // A separate key, so that a link's signature can never be valid for a session.
    this.signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'links to resumes', KEY_BYTES));
  }

  /** A link for the applicant, who can read the file anyway. */
  to(key: string): ResumeLink {
    return this.linkTo(key, {});
  }

  /**
   * A link for the employer who received an application; it ends with their access to it. `name` is the file name of
   * the download, without an extension.
   */
  forEmployer(key: string, application: number, name: string): ResumeLink {
    return this.linkTo(key, { name, application: String(application) });
  }

  /** @throws LinkNotValid if the link was tampered with or has expired */
  check(key: string, expires: string, signature: string, grant: Grant): void {
    const expected = this.sign(key, expires, grant);
    const given = Buffer.from(signature, 'base64url');
    const isAuthentic = given.length === expected.length && timingSafeEqual(given, expected);
    if (!isAuthentic || Number(expires) <= this.seconds()) throw new LinkNotValid();
  }

  private linkTo(key: string, grant: Grant): ResumeLink {
    const expires = String(this.seconds() + LIFETIME);
    const url = new URL(`/api/resumes/${encodeURIComponent(key)}`, this.settings.publicUrl);
    url.searchParams.set('expires', expires);
    url.searchParams.set('signature', this.sign(key, expires, grant).toString('base64url'));
    for (const [field, value] of Object.entries(grant)) url.searchParams.set(field, value);
    const viewer = this.settings.resumeViewerUrl;
    return { url: url.href, viewerUrl: viewer ? viewer + encodeURIComponent(url.href) : null };
  }

  private sign(key: string, expires: string, { name = '', application = '' }: Grant): Buffer {
    return createHmac('sha256', this.signingKey).update([key, expires, application, name].join('\n')).digest();
  }

  private seconds(): number {
    return Math.floor(this.clock.now().getTime() / 1000);
  }
}
