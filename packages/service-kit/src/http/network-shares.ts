import { clientNetworks } from './client-network.ts';

/** How much of something the callers of one network hold at once. */
export interface NetworkShares {
  /**
   * Takes one for an address.
   * @returns gives it back, however often it is called; undefined when a network of the address holds all it may
   */
  take(address: string | undefined): (() => void) | undefined;
}

/**
 * Limits what one network holds: an IPv4 address and an IPv6 /64 the given number, a /56 twice and a /48 four times as
 * many, for several customers can share one.
 */
export function createNetworkShares(most: number): NetworkShares {
  const held = new Map<string, number>();
  const change = (networks: readonly string[], by: 1 | -1): void => {
    for (const network of networks) {
      const count = (held.get(network) ?? 0) + by;
      if (count === 0) held.delete(network);
      else held.set(network, count);
    }
  };
  const isFull = (network: string, width: number): boolean => (held.get(network) ?? 0) >= most * 2 ** width;

  return {
    take(address) {
      const networks = clientNetworks(address);
      if (networks.some(isFull)) return undefined;
      change(networks, 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        change(networks, -1);
      };
    },
  };
}
