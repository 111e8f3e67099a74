import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createDeadLetters } from '@zielona-fala/service-kit/events';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { say } from '../process/say.ts';
import { UserError } from '../process/user-error.ts';
import { DATABASES, serviceDatabase } from './service-database.ts';

const USAGE = `npm run dlq -- list
npm run dlq -- redrive --all | <id> …
  --service svc-identity | svc-tests | svc-stats   one service only
  --database <name>                                one database of another name
Of the stack that runs here, or of the MongoDB server in MONGODB_URI.`;

/** Without any progress. */
const MAX_WAIT_MS = 30_000;
const ASK_EVERY_MS = 250;

interface Arguments {
  readonly command: 'list' | 'redrive';
  readonly databases: readonly string[];
  /** Ids of letters; null for all. */
  readonly ids: readonly string[] | null;
}

interface Redriven {
  /** Ids of the letters that were there. */
  readonly asked: readonly string[];
  readonly areAllApplied: boolean;
}

/** `npm run dlq`: shows the events that services could not apply, and has them applied again. */
export async function main(args: string[]): Promise<number> {
  const options = readArguments(args);
  const redriven: Redriven[] = [];
  for (const database of options.databases) {
    const connection = await connectMongo(serviceDatabase(database));
    try {
      const letters = createDeadLetters(connection);
      if (options.command === 'list') await list(database, letters);
      else redriven.push(await redrive(database, letters, options.ids));
    } finally {
      await connection.close();
    }
  }
  const found = new Set(redriven.flatMap(({ asked }) => asked));
  const unknown = (options.ids ?? []).filter((id) => !found.has(id));
  for (const id of unknown) say(`no such letter: ${id}`);
  return unknown.length === 0 && redriven.every(({ areAllApplied }) => areAllApplied) ? 0 : 1;
}

function readArguments(args: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { all: { type: 'boolean' }, service: { type: 'string' }, database: { type: 'string' } },
    });
    const [command, ...ids] = positionals;
    const { service } = values;
    const database = values.database ?? (service === undefined ? undefined : DATABASES[service]);
    const isComplete = command === 'list' ? ids.length === 0 : (values.all === true) !== ids.length > 0;
    if ((command !== 'list' && command !== 'redrive') || !isComplete) throw new UserError(USAGE);
    if (service !== undefined && database === undefined) throw new UserError(USAGE);
    const databases = database === undefined ? Object.values(DATABASES) : [database];
    return { command, databases, ids: values.all ? null : ids };
  } catch (error) {
    if (error instanceof TypeError) throw new UserError(`${error.message}\n${USAGE}`);
    throw error;
  }
}

type Letters = ReturnType<typeof createDeadLetters>;
type Letter = Awaited<ReturnType<Letters['list']>>[number];

async function list(database: string, letters: Letters): Promise<void> {
  const found = await letters.list();
  say(`${database}: ${found.length} dead letters`);
  for (const { _id, topic, parkedAt, reason, redriveAt } of found) {
    const state = redriveAt === undefined ? '' : ' (is being redriven)';
    say(`  ${_id}  ${topic}  ${parkedAt.toISOString()}  ${reason}${state}`);
  }
}

/** Asks the service for it and waits for what comes of it. */
async function redrive(database: string, letters: Letters, ids: readonly string[] | null): Promise<Redriven> {
  const wanted = ids ?? (await letters.list()).map(({ _id }) => _id);
  const asked = await letters.requestRedrive(wanted);
  if (asked.length === 0) return { asked, areAllApplied: true };
  const left = await untilSettled(letters, new Set(asked));
  const waiting = left.filter(({ redriveAt }) => redriveAt !== undefined).length;
  const refused = left.length - waiting;
  say(`${database}: ${asked.length - left.length} applied, ${refused} parked again, ${waiting} waiting`);
  for (const { _id, reason, redriveAt } of left) {
    say(
      `  ${_id}  ${redriveAt === undefined ? reason : 'waits for its service, which does not work it off'}`,
    );
  }
  return { asked, areAllApplied: left.length === 0 };
}

/** @returns what is left of these letters when none waits any more, or none has moved for long */
async function untilSettled(letters: Letters, asked: ReadonlySet<string>): Promise<Letter[]> {
  let waitingBefore = asked.size;
  let movedAt = performance.now();
  for (;;) {
    const left = (await letters.list()).filter(({ _id }) => asked.has(_id));
    const waiting = left.filter(({ redriveAt }) => redriveAt !== undefined).length;
    if (waiting !== waitingBefore) movedAt = performance.now();
    waitingBefore = waiting;
    if (waiting === 0 || performance.now() - movedAt > MAX_WAIT_MS) return left;
    await pause(ASK_EVERY_MS);
  }
}
