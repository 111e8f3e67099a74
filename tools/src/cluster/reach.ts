import { readFile } from 'node:fs/promises';
import { Agent } from 'undici';
import { INGRESS_ADDRESS } from './ingress.ts';

/** How this machine reaches the portal by its names, which lead nowhere else. */
export interface Reach {
  readonly fetch: typeof fetch;
  close(): Promise<void>;
}

/** @param authorityFile of who vouches for the certificates of the portal */
export async function reachIngress(authorityFile: string): Promise<Reach> {
  const dispatcher = new Agent({
    connect: {
      ca: await readFile(authorityFile, 'utf8'),
      lookup: (_name, _options, tell) => tell(null, [{ address: INGRESS_ADDRESS, family: 4 }]),
    },
  });
  return {
    fetch: (input, init) => fetch(input, { ...init, dispatcher } as RequestInit),
    close: () => dispatcher.destroy(),
  };
}
