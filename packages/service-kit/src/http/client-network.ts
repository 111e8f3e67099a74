import ipaddr from 'ipaddr.js';

/**
 * What a limit by address counts: an IPv4 address, or the /64 network of an IPv6 address, because a single household
 * has a whole one.
 * @param address as the socket or a trusted proxy says it; whatever is no address is one network together
 */
export function clientNetwork(address: string | undefined): string {
  if (address === undefined || !ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv6) {
    return `${parsed.parts
      .slice(0, 4)
      .map((part) => part.toString(16))
      .join(':')}::/64`;
  }
  return parsed.toString();
}
