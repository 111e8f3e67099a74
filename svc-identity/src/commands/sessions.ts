import { createRevocations } from '@zielona-fala/service-kit/auth';
import { Problem } from '@zielona-fala/service-kit/http';
import { createTransact, inDatabase } from '@zielona-fala/service-kit/mongo';
import {
  CommandRefused,
  createLog,
  readConfig,
  runCommand,
  systemClock,
} from '@zielona-fala/service-kit/process';
import { connectRedis } from '@zielona-fala/service-kit/redis';
import { createAccountStore } from '../accounts/store.ts';
import { SESSIONS_COMMAND_CONFIG } from '../config.ts';
import { createSecurityLogStore } from '../security-log/store.ts';
import { createOperatorSessions, type OperatorSessions } from '../sessions/by-operator.ts';
import { createEndSessions } from '../sessions/end-all.ts';
import { createSessionStore } from '../sessions/store.ts';

const USAGE = `sessions list ACCOUNT
sessions end ACCOUNT            all sessions of the account
sessions end ACCOUNT SESSION    one of them, by its id in the list
ACCOUNT: its number or its e-mail address. Ending what has ended changes nothing.`;

type Command = (sessions: OperatorSessions) => Promise<string>;

const list =
  (account: string): Command =>
  async (sessions) => {
    const open = await sessions.list(account);
    const lines = open.map(
      ({ sessionId, createdAt, lastSeen, device }) =>
        `${sessionId}  since ${createdAt.toISOString()}  seen ${lastSeen.toISOString()}  ${device.browser ?? '?'} (${device.system ?? '?'})`,
    );
    return [`${open.length} sessions`, ...lines].join('\n');
  };

const end =
  (account: string, sessionId: string | null): Command =>
  async (sessions) =>
    `${await sessions.end(account, sessionId)} sessions ended`;

function readCommand([command, account, sessionId, ...more]: readonly string[]): Command | null {
  if (account === undefined || more.length > 0) return null;
  if (command === 'end') return end(account, sessionId ?? null);
  return command === 'list' && sessionId === undefined ? list(account) : null;
}

async function run(command: Command): Promise<void> {
  const config = readConfig(SESSIONS_COMMAND_CONFIG, process.env);
  const log = createLog('svc-identity', 'silent');
  await inDatabase(config.MONGODB_URI, async (connection) => {
    const redis = connectRedis(config.REDIS_URL, log);
    try {
      await redis.connect().catch(refuse);
      const accounts = createAccountStore(connection);
      const stored = { accounts, sessions: createSessionStore(connection, accounts) };
      const told = { revocations: createRevocations(redis, log), clock: systemClock, log };
      const sessions = createOperatorSessions({
        ...stored,
        ...told,
        endSessions: createEndSessions({ ...stored, ...told }),
        securityEntries: createSecurityLogStore(connection),
        transact: createTransact(connection),
      });
      console.log(await command(sessions).catch(refuseProblem));
    } finally {
      redis.disconnect();
    }
  });
}

function refuse(error: Error): never {
  throw new CommandRefused(`Redis is unavailable: ${error.message}`, { cause: error });
}

/** Its message is for callers: nothing was ended. */
function refuseProblem(error: unknown): never {
  throw error instanceof Problem ? new CommandRefused(error.message, { cause: error }) : error;
}

await runCommand(USAGE, readCommand, run);
