import { Injectable } from '@nestjs/common';
import { parse } from 'tldts';
import { WebsiteHosts } from '../../application/ports/verification.js';
import type { WebsiteHost } from '../../domain/verification/company-address.js';

/** Reads hosts with the Public Suffix List. */
@Injectable()
export class PublicSuffixes implements WebsiteHosts {
  of(website: string): WebsiteHost {
    // The URL parser turns international names into ASCII, spells numbers one way and drops ports and passwords.
    const host = new URL(website).hostname.replace(/\.$/, '');
    const { domain, isIp, isPrivate, publicSuffix } = parse(host, { allowPrivateDomains: true });
    if (isIp) return { domain: null, isShared: false };
    // A page at github.io itself is as shared as one below it.
    if (isPrivate) return { domain: domain ?? publicSuffix, isShared: true };
    return { domain, isShared: false };
  }
}
