import { Inject, Injectable } from '@nestjs/common';
import { SECRET, SETTINGS } from '#platform/config/config.module.js';
import type { Settings } from '#platform/config/settings.js';
import { LinkSigner, type LinkSignature } from '#platform/http/security/link-signer.js';
import { Clock } from '#shared/application/clock.js';
import { LinkNotValid } from '../../domain/upload-errors.js';

/** A link that lets anyone open a resume for five minutes. */
type ResumeLink = {
  /** Absolute address of the file. */
  readonly url: string;
  /** The same in an external document viewer; null if none is configured. */
  readonly viewerUrl: string | null;
  readonly expiresAt: Date;
};

/** What a link of an employer says besides the file. */
type Grant = {
  readonly name?: string;
  readonly application?: string;
  /** The member of the company who got it, or the API key that did. */
  readonly member?: string;
  readonly apiKey?: string;
};

/** Seconds. */
const LIFETIME = 5 * 60;

/** Creates and checks resume links. */
@Injectable()
export class ResumeLinks {
  private readonly signer: LinkSigner;

  constructor(
    @Inject(SETTINGS) private readonly settings: Settings,
    @Inject(SECRET) secret: string,
    clock: Clock,
  ) {
    this.signer = new LinkSigner(secret, 'links to resumes', clock);
  }

  /** A link for the applicant, who can read the file anyway. */
  to(key: string): ResumeLink {
    return this.linkTo(key, {});
  }

  /**
   * A link for a member of the company that received an application; it ends with their access to it. `name` is the
   * file name of the download, without an extension.
   */
  forMember(key: string, application: number, name: string, member: number): ResumeLink {
    return this.linkTo(key, { name, application: String(application), member: String(member) });
  }

  /** The same for a program of that company; it ends with the API key. */
  forProgram(key: string, application: number, name: string, apiKey: number): ResumeLink {
    return this.linkTo(key, { name, application: String(application), apiKey: String(apiKey) });
  }

  /** @throws LinkNotValid if the link was tampered with or has expired */
  check(key: string, link: LinkSignature, grant: Grant): void {
    if (!this.signer.isValid(granted(key, grant), link)) throw new LinkNotValid();
  }

  private linkTo(key: string, grant: Grant): ResumeLink {
    const url = new URL(`/api/resumes/${encodeURIComponent(key)}`, this.settings.publicUrl);
    const signed = this.signer.sign(granted(key, grant), LIFETIME);
    for (const [field, value] of Object.entries({ ...signed, ...grant })) url.searchParams.set(field, value);
    const viewer = this.settings.resumeViewerUrl;
    return {
      url: url.href,
      viewerUrl: viewer ? viewer + encodeURIComponent(url.href) : null,
      expiresAt: new Date(Number(signed.expires) * 1000),
    };
  }
}

function granted(key: string, { name = '', application = '', member = '', apiKey = '' }: Grant): readonly string[] {
  return [key, application, name, member, apiKey];
}
