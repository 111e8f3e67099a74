import { parseArgs } from 'node:util';
import { createDeadLetters, describeLetters, redriveLetters } from '@zielona-fala/service-kit/events';
import { inDatabase } from '@zielona-fala/service-kit/mongo';
import { say } from '../process/say.ts';
import { UserError } from '../process/user-error.ts';
import { DATABASES, serviceDatabase } from './service-database.ts';

const USAGE = `npm run dlq -- list
npm run dlq -- redrive --all | <id> …
  --service svc-identity | svc-tests | svc-stats   one service only
  --database <name>                                one database of another name
Of the stack that runs here, or of the MongoDB server in MONGODB_URI.`;

interface Arguments {
  readonly command: 'list' | 'redrive';
  readonly databases: readonly string[];
  /** Ids of letters; null for all. */
  readonly ids: readonly string[] | null;
}

/** `npm run dlq`: shows the events that services could not apply, and has them applied again. */
export async function main(args: string[]): Promise<number> {
  const options = readArguments(args);
  const redriven: Awaited<ReturnType<typeof redriveLetters>>[] = [];
  for (const database of options.databases) {
    await inDatabase(serviceDatabase(database), async (connection) => {
      const letters = createDeadLetters(connection);
      const done = options.command === 'list' ? null : await redriveLetters(letters, options.ids);
      if (done !== null) redriven.push(done);
      const lines = done === null ? await describeLetters(letters) : done.lines;
      if (lines.length > 0) say(`${database}: ${lines.join('\n')}`);
    });
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
