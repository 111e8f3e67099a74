import ipaddr from 'ipaddr.js';
import { remembered } from '../process/remembered.ts';

/**
 * What a limit by address counts: an IPv4 address, or the /64 network of an IPv6 address, because a single household
 * has a whole one.
 * @param address as the socket or a trusted proxy says it; whatever is no address is one network together
 */
export function clientNetwork(address: string | undefined): string {
  return networkOf(address ?? '') ?? 'unknown';
}

const networkOf = remembered((address) => {
  if (!ipaddr.isValid(address)) return undefined;
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) {
    return `${parsed.parts
      .slice(0, 4)
      .map((part) => part.toString(16))
      .join(':')}::/64`;
  }
  return parsed.toString();
});
