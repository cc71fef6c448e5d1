import { countedAddress } from '../http/security/caller-address.js';

/** The network of an address: /24 for IPv4, /48 for IPv6. Null if the address is unknown. */
export function shortenedAddress(address: string | undefined): string | null {
  const counted = countedAddress(address ?? '');
  if (counted === 'unknown') return null;
  if (counted.includes(':')) return `${counted.split(':').slice(0, 3).join(':')}::/48`;
  return counted.replace(/\.\d+$/, '.0/24');
}
