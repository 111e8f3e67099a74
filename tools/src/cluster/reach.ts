import { readFile } from 'node:fs/promises';
import { Agent, fetch as fetchByUndici } from 'undici';
import { INGRESS_ADDRESS } from './ingress.ts';

/** How this machine reaches the portal by its names, which lead nowhere else. */
export interface Reach {
  readonly fetch: typeof fetch;
  close(): Promise<void>;
}

/**
 * @param authorityFile of who vouches for the certificates of the portal
 * @param ways `address` of another way in, `localAddress` to call from
 */
export async function reachIngress(
  authorityFile: string,
  { address = INGRESS_ADDRESS, ...ways }: { address?: string; localAddress?: string } = {},
): Promise<Reach> {
  const dispatcher = new Agent({
    ...ways,
    connect: {
      ca: await readFile(authorityFile, 'utf8'),
      // all addresses are asked for, unless it is said where the connection begins
      lookup: (_name, { all }, tell) => (all ? tell(null, [{ address, family: 4 }]) : tell(null, address, 4)),
    },
  });
  return {
    // Node's own takes no dispatcher of another version
    fetch: ((input: string, init?: RequestInit) =>
      fetchByUndici(input, { ...init, dispatcher } as Parameters<
        typeof fetchByUndici
      >[1])) as unknown as typeof fetch,
    close: () => dispatcher.destroy(),
  };
}
