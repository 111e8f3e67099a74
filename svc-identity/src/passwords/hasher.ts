import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Histogram, type Registry } from 'prom-client';
import { createTurns } from './turns.ts';

/** Argon2id with 19 MiB, two passes, one lane (OWASP's recommendation). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$';
const WAITING = 200;
/** A class that signs in at once behind one address fits, a flood from it does not. */
const WAITING_OF_ONE = 40;

/** Hashes passwords, a few at a time, so that sign-ins cannot take all memory and threads. */
export interface Hasher {
  /**
   * @param network whose turn it takes: each network has its own line
   * @throws Problem 429 when too much of this network waits, 503 when too many networks do
   */
  hash(password: string, network: string): Promise<string>;
  /** Takes as long without a hash as with one. @throws as `hash` does */
  matches(passwordHash: string | null, password: string, network: string): Promise<boolean>;
  /** Whether the hash was made with other parameters than today's. */
  isOutdated(passwordHash: string): boolean;
}

export function createHasher(registry: Registry): Hasher {
  const inTurn = createTurns({
    atOnce: availableParallelism(),
    waitingOfOne: WAITING_OF_ONE,
    waiting: WAITING,
  });
  const durations = new Histogram({
    name: 'password_hashing_duration_seconds',
    help: 'Time of one Argon2id computation, without waiting for its turn',
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
  let dummy: Promise<string> | undefined;
  return {
    hash: (password, network) => inTurn(network, () => measured('hash', () => hash(password, PARAMETERS))),
    async matches(passwordHash, password, network) {
      dummy ??= hash('nobody has this password', PARAMETERS);
      const compared = passwordHash ?? (await dummy);
      const equal = await inTurn(network, () => measured('verify', () => verify(compared, password)));
      return equal && passwordHash !== null;
    },
    isOutdated: (passwordHash) => !passwordHash.startsWith(PREFIX),
  };
}
