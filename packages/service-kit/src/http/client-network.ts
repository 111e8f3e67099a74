import ipaddr from 'ipaddr.js';
import { remembered } from '../process/remembered.ts';

/** Groups of 16 bits that a /64, a /56 and a /48 network have in common, the last one as far as the mask says. */
const IPV6_NETWORKS = [
  { bits: 64, groups: 4, mask: 0xffff },
  { bits: 56, groups: 4, mask: 0xff00 },
  { bits: 48, groups: 3, mask: 0xffff },
] as const;

/**
 * What a limit by address counts: an IPv4 address, or the /64 network of an IPv6 address, because a single household
 * has a whole one.
 * @param address as the socket or a trusted proxy says it; whatever is no address is one network together
 */
export function clientNetwork(address: string | undefined): string {
  return clientNetworks(address)[0];
}

/**
 * The networks that an address belongs to, the narrowest first: of IPv6 the /64, the /56 and the /48, any of which one
 * customer can have, so that nobody gets further by changing the address within it; of IPv4 the address alone.
 * @param address as of {@link clientNetwork}
 */
export function clientNetworks(address: string | undefined): readonly [string, ...string[]] {
  return networksOf(address ?? '') ?? UNKNOWN;
}

const UNKNOWN = ['unknown'] as const;

const networksOf = remembered((address): readonly [string, ...string[]] | undefined => {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return [parsed.toString()];
  const [narrowest, ...wider] = IPV6_NETWORKS.map(({ bits, groups, mask }) => {
    const parts = parsed.parts.slice(0, groups);
    const last = (parts.pop() ?? 0) & mask;
    return `${[...parts, last].map((part) => part.toString(16)).join(':')}::/${bits}`;
  });
  return [narrowest ?? '', ...wider];
});
