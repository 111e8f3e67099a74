import type { CreateCounter } from '../limits/counter.ts';

/** Counts failed sign-ins. Each attempt counts as failed until it is forgiven, so that many at once cannot slip through. */
export interface Attempts {
  /** @throws Problem 429 with `Retry-After` */
  begin(emailKey: string, network: string): Promise<void>;
  forgive(emailKey: string, network: string): Promise<void>;
}

const WINDOW = { seconds: 15 * 60, message: 'Too many failed sign-ins. Try again later' };

export function createAttempts(createCounter: CreateCounter): Attempts {
  const perNetwork = createCounter({ name: 'login:network', times: 300, ...WINDOW });
  const perPair = createCounter({ name: 'login:account-and-network', times: 10, ...WINDOW });
  const pairOf = (emailKey: string, network: string) => `${emailKey}|${network}`;
  return {
    async begin(emailKey, network) {
      await perNetwork.take(network);
      await perPair.take(pairOf(emailKey, network));
    },
    async forgive(emailKey, network) {
      await perPair.clear(pairOf(emailKey, network));
      await perNetwork.giveBack(network);
    },
  };
}
