import { Injectable } from '@nestjs/common';
import { parse } from 'tldts';
import { WebsiteHosts } from '../../application/ports/verification.js';
import type { WebsiteHost } from '../../domain/verification/company-address.js';

/** Finds registered domains with the Public Suffix List. */
@Injectable()
export class PublicSuffixes implements WebsiteHosts {
  of(website: string): WebsiteHost {
    // The URL parser converts international names to ASCII, normalizes IP addresses and drops ports and passwords.
    const host = new URL(website).hostname.replace(/\.$/, '');
    const { domain, isIp, isPrivate, publicSuffix } = parse(host, { allowPrivateDomains: true });
    if (isIp) return { domain: null, isShared: false };
    // github.io itself is as shared as the names below it.
    if (isPrivate) return { domain: domain ?? publicSuffix, isShared: true };
    return { domain, isShared: false };
  }
}
