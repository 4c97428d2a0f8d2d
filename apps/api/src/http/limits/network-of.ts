import ipaddr from 'ipaddr.js';

/** The number of groups of an IPv6 address that identify one customer (a /64), who can choose the other four. */
const networkGroups = 4;

/** Returns what requests of an address are counted by: the IPv4 address, or the /64 network of an IPv6 address. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const groups = parsed.toNormalizedString().split(':');
  return groups.slice(0, networkGroups).join(':');
}
