import type { Request } from 'express';
import { isIP, isIPv6 } from 'node:net';

/** The address that rate limits apply to: for IPv6 the /64 network, which belongs to one customer (RFC 6177). */
export function callerAddress(request: Pick<Request, 'ip'>): string {
  return countedAddress(request.ip ?? '');
}

/** Normalizes an address for rate limits. */
export function countedAddress(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  // A misconfigured proxy may forward any text.
  if (isIP(plain) === 0) return 'unknown';
  if (!isIPv6(plain)) return plain;
  const [head = [], tail = []] = plain.split('::').map((part) => (part === '' ? [] : part.split(':')));
  const written = head.length + tail.length + (plain.includes('.') ? 1 : 0);
  const groups = [...head, ...Array.from({ length: 8 - written }, () => '0'), ...tail];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}
