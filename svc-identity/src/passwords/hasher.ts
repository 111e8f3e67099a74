import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Gauge, Histogram, type Registry } from 'prom-client';
import type { Client } from '../client.ts';
import { createFairQueue } from './fair-queue.ts';

const ARGON2 = new URL('./argon2.ts', import.meta.url).href;
const PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$';
/** What no password hashes to, at the cost of one that some password does: written down, so that it cannot fail. */
const NOBODYS = `${PREFIX}${Buffer.from('of nobody at all').toString('base64url')}$${'A'.repeat(43)}`;
const WAITING = 200;
/** A class that signs in at once behind one address fits, a flood from it does not. */
const WAITING_OF_ONE = 40;

/** Reads go before sign-ins, which still have a tenth of a processor that has nothing but other work. */
const NICENESS = 10;

type Waiting = Pick<Client, 'network'> & Partial<Pick<Client, 'left'>>;

/** Hashes passwords, a few at a time, so that sign-ins cannot take all memory and processors. */
export interface Hasher {
  /**
   * @param client whose turn it takes: each network has its own line
   * @throws Problem 429 when too much of this network waits or the client has left, 503 when too many networks do
   */
  hash(password: string, client: Waiting): Promise<string>;
  /** Takes as long without a hash as with one. @throws as `hash` does */
  matches(passwordHash: string | null, password: string, client: Waiting): Promise<boolean>;
  /** Whether the hash was made with other parameters than today's. */
  isOutdated(passwordHash: string): boolean;
  close(): Promise<void>;
}

export function createHasher(registry: Registry): Hasher {
  // leaves one processor for other work, because the system may not support thread priorities
  const atOnce = Math.max(1, availableParallelism() - 1);
  const threads = new Piscina({
    filename: ARGON2,
    minThreads: atOnce,
    maxThreads: atOnce,
    niceIncrement: NICENESS,
  });
  const hash = (password: string): Promise<string> => threads.run(password, { name: 'hash' });
  const verify = (pair: { passwordHash: string; password: string }): Promise<boolean> =>
    threads.run(pair, { name: 'verify' });
  const queued = createFairQueue({
    atOnce,
    waitingOfOne: WAITING_OF_ONE,
    waiting: WAITING,
  });
  new Gauge({
    name: 'password_hashings_waiting',
    help: `Argon2id computations that wait for their turn; from ${WAITING} on, some are refused`,
    registers: [registry],
    collect() {
      this.set(queued.waiting());
    },
  });
  const durations = new Histogram({
    name: 'password_hashing_duration_seconds',
    help: 'Time of one Argon2id computation, excluding time in the queue',
    labelNames: ['operation'],
    buckets: [0.02, 0.05, 0.1, 0.3, 1],
    registers: [registry],
  });
  const measured = async <Result>(operation: 'hash' | 'verify', work: () => Promise<Result>) => {
    const end = durations.startTimer({ operation });
    try {
      return await work();
    } finally {
      end();
    }
  };
  return {
    hash: (password, { network, left }) =>
      queued(network, () => measured('hash', () => hash(password)), left),
    async matches(passwordHash, password, { network, left }) {
      const compare = () =>
        measured('verify', () => verify({ passwordHash: passwordHash ?? NOBODYS, password }));
      const equal = await queued(network, compare, left);
      return equal && passwordHash !== null;
    },
    isOutdated: (passwordHash) => !passwordHash.startsWith(PREFIX),
    close: () => threads.close(),
  };
}
