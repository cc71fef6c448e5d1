import type { Request } from 'express';
import { isIP, isIPv6 } from 'node:net';

/** Who calls, for counting: the address, or of IPv6 the network that one customer is given (RFC 6177), in which addresses cost nothing. */
export function callerAddress(request: Pick<Request, 'ip'>): string {
  return countedAddress(request.ip ?? '');
}

/** What an address is counted under. */
export function countedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  // A proxy may pass on whatever it was sent: only addresses are told apart.
  if (isIP(plain) === 0) return 'unknown';
  if (!isIPv6(plain)) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const written = head.length + tail.length + (plain.includes('.') ? 1 : 0);
  const groups = [...head, ...Array.from({ length: 8 - written }, () => '0'), ...tail];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
