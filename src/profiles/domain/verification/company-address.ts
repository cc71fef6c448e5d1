import { checked } from '#shared/domain/field-checks.js';
import { isFreeMail } from '#shared/domain/text/free-mail.js';
import { CannotVerify } from './verification-errors.js';

export type WebsiteHost = {
  /** The registered domain in lowercase ASCII; null for IP addresses, single words and public suffixes. */
  readonly domain: string | null;
  /** Whether anyone can get a name or a page below it. */
  readonly isShared: boolean;
};

/** RFC 5321, 4.5.3.1.1. */
export const LOCAL_PART = { label: 'Address', max: 64, layout: 'name' } as const;

/** Excludes characters that some mail servers interpret as routes, quotes or options. */
const PLAIN = /^[a-z0-9](?:[a-z0-9_+-]|\.(?=[a-z0-9_+-]))*$/i;

/** Names that do not exist on the public internet. */
const PRIVATE = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|arpa|onion|invalid)$/;

/** Sites where anyone can have a page, in addition to those on the Public Suffix List. */
const PLATFORMS = new Set(
  `facebook.com instagram.com linkedin.com twitter.com x.com tiktok.com youtube.com google.com business.site
  tripadvisor.com booking.com airbnb.com expedia.com wix.com squarespace.com godaddysites.com webnode.com jimdo.com
  linktr.ee carrd.co notion.so medium.com tumblr.com telegram.org t.me wa.me`.split(/\s+/),
);

/**
 * The domain of a website, provided that only its owner receives mail there.
 * @throws CannotVerify
 */
export function ownDomain({ domain, isShared }: WebsiteHost): string {
  if (domain === null || PRIVATE.test(domain)) {
    throw new CannotVerify(
      'The website in your profile has no domain of its own. Enter the website of your company, or ask our team on the Contact Us page.',
    );
  }
  if (isShared || PLATFORMS.has(domain) || isFreeMail(domain)) {
    throw new CannotVerify(
      `Anyone can have a page or an address at ${domain}. Enter a website at your company's own domain, or ask our team on the Contact Us page.`,
    );
  }
  return domain;
}

/**
 * The address at a domain; the employer chooses the part before the @.
 * @throws InvalidFields
 */
export function addressAt(domain: string, entered: string): string {
  return checked((checks) => {
    const localPart = checks.required('localPart', entered, LOCAL_PART);
    if (localPart.includes('@')) checks.add('localPart', `Enter only the part before @${domain}`);
    else if (localPart !== '' && localPart.length <= LOCAL_PART.max && !PLAIN.test(localPart)) {
      checks.add('localPart', 'Use letters, digits, dots, hyphens, underscores and plus signs only');
    }
    return `${localPart}@${domain}`;
  });
}

/** The domain of an address created by `addressAt`. */
export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}
