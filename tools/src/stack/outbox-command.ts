import { parseArgs } from 'node:util';
import { describeOutbox, type OutboxState, readOutboxState } from '@zielona-fala/service-kit/events';
import { inDatabase } from '@zielona-fala/service-kit/mongo';
import { say } from '../process/say.ts';
import { UserError } from '../process/user-error.ts';
import { DATABASES, serviceDatabase } from './service-database.ts';

const USAGE = `npm run outbox -- status
  --service svc-identity | svc-tests | svc-stats   one service only
  --database <name>                                one database of another name
  --json                                           for machines
Per database: events that Kafka does not have yet, since when the oldest waits, which replica sends them
(machine/process/mark), and how many events of others could not be applied. Changes nothing.
Of the stack that runs here, or of the MongoDB server in MONGODB_URI. Ends with code 1 when one is unavailable.`;

interface Arguments {
  readonly databases: readonly string[];
  readonly isJson: boolean;
}

/** What a database answered, or why it did not. */
type Answer = OutboxState | { readonly error: string };

/** `npm run outbox -- status`: how the services' events stand. */
export async function main(args: string[]): Promise<number> {
  const options = readArguments(args);
  if (options === null) {
    say(USAGE);
    return 0;
  }
  const answers = await Promise.all(
    options.databases.map(async (database) => [database, await ask(database)] as const),
  );
  if (options.isJson) say(JSON.stringify(Object.fromEntries(answers), null, 2));
  else for (const [database, answer] of answers) say(`${database}: ${describe(answer)}`);
  return answers.some(([, answer]) => 'error' in answer) ? 1 : 0;
}

function readArguments(args: string[]): Arguments | null {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        service: { type: 'string' },
        database: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return null;
    const { service } = values;
    const database = values.database ?? (service === undefined ? undefined : DATABASES[service]);
    const isKnown = positionals.length === 1 && positionals[0] === 'status';
    if (!isKnown || (service !== undefined && database === undefined)) throw new UserError(USAGE);
    return { databases: database === undefined ? Object.values(DATABASES) : [database], isJson: values.json };
  } catch (error) {
    if (error instanceof TypeError) throw new UserError(`${error.message}\n${USAGE}`);
    throw error;
  }
}

async function ask(database: string): Promise<Answer> {
  const uri = serviceDatabase(database);
  try {
    return await inDatabase(uri, readOutboxState);
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

const describe = (answer: Answer): string =>
  'error' in answer ? `is unavailable: ${answer.error}` : describeOutbox(answer);
