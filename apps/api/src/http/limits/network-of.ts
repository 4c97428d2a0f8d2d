import { isIPv6 } from 'node:net';

/** Groups of an IPv6 address that one customer of a network is given to fill at will. */
const networkGroups = 4;

/**
 * What an address is counted by: an IPv4 address is somebody, in whichever way it is written; of an IPv6 address it
 * is the first half, because whoever has one has as many as they like.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [plain = ''] = address.split('%', 1);
  if (!isIPv6(plain)) return address;
  const [before = '', after] = plain.toLowerCase().split('::');
  const head = before.split(':').filter((group) => group !== '');
  const tail = (after ?? '').split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - head.length - tail.length) }, () => '0');
  const groups = [...head, ...(after === undefined ? [] : zeros), ...tail];
  return groups
    .slice(0, networkGroups)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}
