import { type DestinationStream, type Logger, pino } from 'pino';
import { currentContext } from './context.ts';

export type Log = Logger;

/** Fields that are redacted from log lines, at the top and one level below; deeper objects are not logged. */
const SECRETS = ['password', 'email', 'username', 'token', 'accessToken', 'authorization', 'cookie'];

/** Lines are written by the block: one by one each costs a call of the system. */
const IN_BLOCKS = { sync: false, minLength: 8192, periodicFlush: 250 };

/**
 * JSON lines with the service's name and, while a request or event is handled, its `requestId`.
 * @param destination standard output unless given, which is written without waiting, within a quarter of a second, and flushed at the exit
 */
export function createLog(name: string, level: string, destination?: DestinationStream): Log {
  const options = {
    name,
    level,
    base: { name },
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    mixin: () => {
      const context = currentContext();
      return context === undefined ? {} : { requestId: context.requestId };
    },
    redact: SECRETS.flatMap((field) => [field, `*.${field}`]),
  };
  return pino(options, destination ?? pino.destination(IN_BLOCKS));
}
