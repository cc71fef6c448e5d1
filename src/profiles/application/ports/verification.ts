import type { WebsiteHost } from '../../domain/verification/company-address.js';

/** A link that proves access to an email address. */
type CompanyLink = {
  readonly userId: number;
  readonly purpose: 'company_verification';
  readonly email: string | null;
  readonly expiresAt: Date;
};

/** One-time links to verify companies. */
export abstract class CompanyLinks {
  /** Returns a random token; the user's earlier ones are no longer valid. */
  abstract replace(link: Omit<CompanyLink, 'expiresAt'>): Promise<{ readonly token: string }>;

  /** Looks up a valid token without using it. */
  abstract find(
    purpose: CompanyLink['purpose'],
    token: string,
  ): Promise<Pick<CompanyLink, 'userId' | 'email'> | undefined>;

  /** Uses a valid token; only one of concurrent calls succeeds. */
  abstract consume(
    purpose: CompanyLink['purpose'],
    token: string,
  ): Promise<Pick<CompanyLink, 'userId' | 'email'> | undefined>;

  /** The newest valid link. */
  abstract pending(
    userId: number,
    purpose: CompanyLink['purpose'],
  ): Promise<Pick<CompanyLink, 'email' | 'expiresAt'> | undefined>;
}

/** Finds the registered domain of a website, and whether anyone can get a name below it. */
export abstract class WebsiteHosts {
  /** @param website an address that a profile accepts */
  abstract of(website: string): WebsiteHost;
}
