import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Special-purpose networks of IPv4 (IANA registry): private, loopback, link-local with cloud metadata, multicast and so
 * on.
 */
const IPV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4';

/** Special-purpose networks within global unicast: tunnels to IPv4, documentation and benchmarks. */
const IPV6 = '2001::/23 2001:db8::/32 2002::/16 2620:4f:8000::/48 3fff::/20';

const special = new BlockList();
for (const [networks, family] of [
  [IPV4, 'ipv4'],
  [IPV6, 'ipv6'],
] as const) {
  for (const network of networks.split(' ')) {
    const [address = '', bits] = network.split('/');
    special.addSubnet(address, Number(bits), family);
  }
}

/** All public IPv6 addresses; mapped and translated IPv4 addresses are outside this range. */
const globalUnicast = new BlockList();
globalUnicast.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  if (!isIPv6(address)) return !special.check(address, 'ipv4');
  return globalUnicast.check(address, 'ipv6') && !special.check(address, 'ipv6');
}
