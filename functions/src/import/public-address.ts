import { BlockList, isIPv4 } from 'node:net';

/** Of IPv4, what the IANA register of special-purpose addresses keeps out of the internet. */
const SPECIAL_V4 = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16'],
  ...['172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
];
/** Of the one block of IPv6 that the internet uses, documentation and what tunnels to IPv4. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const special = blockList([...SPECIAL_V4, ...SPECIAL_V6]);
const internetV6 = blockList(['2000::/3']);

/** Whether an IP address is one of the internet, and of no machine of ours or of its network. */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !special.check(address);
  return internetV6.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

function blockList(subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', prefix] = subnet.split('/');
    list.addSubnet(net, Number(prefix), isIPv4(net) ? 'ipv4' : 'ipv6');
  }
  return list;
}
