import { type DestinationStream, type Logger, pino } from 'pino';
import { currentContext } from './context.ts';

export type Log = Logger;

/** Fields that never reach a log line, wherever they stand. */
const SECRETS = ['password', 'email', 'username', 'token', 'accessToken', 'authorization', 'cookie'];

/**
 * JSON lines with the service's name and, while a request or event is handled, its `requestId`.
 * @param destination standard output unless given, which is written without waiting and flushed at the exit
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
  return pino(options, destination ?? pino.destination({ sync: false }));
}
