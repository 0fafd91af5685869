import { isIP } from 'node:net';

/**
 * The network that an IP address is counted by: the address itself, or the first 64 bits of an
 * IPv6 address, since a provider gives one customer all addresses of such a network.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/iu.exec(address)?.[1];
  if (mapped) return mapped;
  const [plain = ''] = address.split('%');
  if (isIP(plain) !== 6) return address;
  const [head = '', tail] = plain.split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  // An IPv4 address at the end stands for two groups.
  const length = groups.length + rest.length + (plain.includes('.') ? 1 : 0);
  const zeros = Array.from({ length: Math.max(0, 8 - length) }, () => '0');
  const full = [...groups, ...zeros, ...rest].slice(0, 4);
  return `${full.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`;
}
