import { createRequire } from 'node:module';
import type { logCreator } from 'kafkajs';
import type { Log } from '../../../process/log.ts';
import { logLevel } from './library.ts';

const LEVELS = {
  [logLevel.ERROR]: 'warn',
  [logLevel.WARN]: 'debug',
  [logLevel.INFO]: 'debug',
  [logLevel.DEBUG]: 'trace',
} as const;

const require = createRequire(import.meta.url);

interface ProtocolErrors {
  readonly errorCodes: readonly { readonly type: string; readonly message: string }[];
}

const WHILE_STARTING: ReadonlySet<string> = new Set([
  'LEADER_NOT_AVAILABLE',
  'GROUP_LOAD_IN_PROGRESS',
  'GROUP_COORDINATOR_NOT_AVAILABLE',
  'NOT_COORDINATOR_FOR_GROUP',
]);
const STARTING_MS = 30_000;

/** Services that start together create the same topics; a creation that really failed is thrown besides. */
const TOPICS_RACE = 'Topic creation errors';

/** What a broker says that is not done starting. kafkajs then asks again by itself. */
const STARTING_ANSWERS: ReadonlySet<unknown> = new Set([
  ...(require('kafkajs/src/protocol/error') as ProtocolErrors).errorCodes
    .filter(({ type }) => WHILE_STARTING.has(type))
    .map(({ message }) => message),
  TOPICS_RACE,
]);

/** kafkajs' own lines at our levels. That a broker is starting is no warning, unless it goes on. */
export function logCreatorOf(log: Log): logCreator {
  const created = performance.now();
  return () => (entry) => {
    const { message, error } = entry.log;
    const isStarting = STARTING_ANSWERS.has(error) && performance.now() - created < STARTING_MS;
    const level = isStarting ? 'debug' : (LEVELS[entry.level as keyof typeof LEVELS] ?? 'debug');
    const cause = error instanceof Error ? error.message : error;
    log[level]({ kafka: message, namespace: entry.namespace, error: cause }, 'kafka client');
  };
}
