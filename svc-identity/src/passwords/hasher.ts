import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { unavailable } from '@zielona-fala/service-kit/http';
import { Histogram, type Registry } from 'prom-client';

/** Argon2id with 19 MiB, two passes, one lane (OWASP's recommendation). */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const PREFIX = '$argon2id$v=19$m=19456,t=2,p=1$';
const LONGEST_QUEUE = 200;

/** Hashes passwords, a few at a time, so that sign-ins cannot take all memory and threads. */
export interface Hasher {
  /** @throws Problem 503 when too many are waiting */
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one. @throws Problem 503 when too many are waiting */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
  /** Whether the hash was made with other parameters than today's. */
  isOutdated(passwordHash: string): boolean;
}

export function createHasher(registry: Registry): Hasher {
  const inTurn = createTurns(availableParallelism());
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
    hash: (password) => inTurn(() => measured('hash', () => hash(password, PARAMETERS))),
    async matches(passwordHash, password) {
      dummy ??= hash('nobody has this password', PARAMETERS);
      const compared = passwordHash ?? (await dummy);
      const equal = await inTurn(() => measured('verify', () => verify(compared, password)));
      return equal && passwordHash !== null;
    },
    isOutdated: (passwordHash) => !passwordHash.startsWith(PREFIX),
  };
}

function createTurns(atOnce: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (waiting.length >= LONGEST_QUEUE) throw unavailable('Too many sign-ins at once', 5);
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
