import type { WebsiteHost } from '../../domain/verification/company-address.js';

/** A link that proves that its reader gets the mail of an address. */
type CompanyLink = {
  readonly userId: number;
  readonly purpose: 'company_verification';
  readonly email: string | null;
  readonly expiresAt: Date;
};

/** One-time links to verify companies. */
export abstract class CompanyLinks {
  /** Makes a random token. */
  abstract issue(link: CompanyLink): Promise<string>;

  /** What a valid token stands for, without using it up. */
  abstract find(
    purpose: CompanyLink['purpose'],
    token: string,
  ): Promise<Pick<CompanyLink, 'userId' | 'email'> | undefined>;

  /** Uses up a valid token; of concurrent calls one succeeds. */
  abstract consume(
    purpose: CompanyLink['purpose'],
    token: string,
  ): Promise<Pick<CompanyLink, 'userId' | 'email'> | undefined>;

  /** Voids what was issued to a user so far. */
  abstract revoke(userId: number, purpose: CompanyLink['purpose']): Promise<void>;

  /** The newest valid link. */
  abstract pending(
    userId: number,
    purpose: CompanyLink['purpose'],
  ): Promise<Pick<CompanyLink, 'email' | 'expiresAt'> | undefined>;
}

/** Knows which names registries hand out, and below which of them anyone gets one. */
export abstract class WebsiteHosts {
  /** @param website an address that a profile accepts */
  abstract of(website: string): WebsiteHost;
}
