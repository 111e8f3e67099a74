import { parseArgs } from 'node:util';
import { createKafka, describeGroup, type GroupState, readPatiently } from '@zielona-fala/service-kit/events';
import {
  createLog,
  KAFKA_CONNECTION_CONFIG,
  type KafkaConnectionConfig,
  readConfig,
} from '@zielona-fala/service-kit/process';
import Joi from 'joi';
import { LOCAL } from '../paths.ts';
import { say } from '../process/say.ts';
import { UserError } from '../process/user-error.ts';
import { DATABASES } from './service-database.ts';
import { runningStack } from './stack-file.ts';

const USAGE = `npm run lag
  --group svc-identity | svc-tests | svc-stats | <name>   one consumer group only
  --json                                                  for machines
Per consumer group, topic and partition: the committed offset, the end, how many messages wait, who reads it.
Changes nothing. Of the stack that runs here, or of the brokers in KAFKA_BROKERS, with KAFKA_PREFIX, KAFKA_TLS,
KAFKA_USERNAME and KAFKA_PASSWORD as services have them. Ends with code 1 when a group is unavailable.`;

/** A broker that has just started takes as long to load what groups have read. */
const PATIENCE_MS = 10_000;

interface Arguments {
  readonly groups: readonly string[];
  readonly isJson: boolean;
}

/** What Kafka says of a group, or why it does not. */
type Answer = GroupState | { readonly group: string; readonly error: string };

const SETTINGS = Joi.object<KafkaConnectionConfig & { readonly KAFKA_PREFIX: string }>({
  ...KAFKA_CONNECTION_CONFIG,
  KAFKA_PREFIX: Joi.string().allow('').default(''),
});

/** `npm run lag`: how far consumers have come. */
export async function main(args: string[]): Promise<number> {
  const options = readArguments(args);
  if (options === null) {
    say(USAGE);
    return 0;
  }
  const answers = await askGroups(options.groups);
  if (options.isJson) say(JSON.stringify(answers, null, 2));
  else for (const answer of answers) say(describe(answer));
  return answers.some((answer) => 'error' in answer) ? 1 : 0;
}

function readArguments(args: string[]): Arguments | null {
  try {
    const { values } = parseArgs({
      args,
      options: {
        group: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return null;
    return {
      groups: values.group === undefined ? Object.keys(DATABASES) : [values.group],
      isJson: values.json,
    };
  } catch (error) {
    if (error instanceof TypeError) throw new UserError(`${error.message}\n${USAGE}`);
    throw error;
  }
}

function askGroups(groups: readonly string[]): Promise<Answer[]> {
  const brokers = process.env.KAFKA_BROKERS || runningStack(LOCAL)?.kafkaBrokers;
  if (!brokers) {
    throw new UserError('No stack runs here: start it first (npm start), or name brokers in KAFKA_BROKERS.');
  }
  const { KAFKA_PREFIX, ...security } = readConfig(SETTINGS, process.env);
  const kafka = createKafka('lag', brokers, createLog('lag', 'silent'), security);
  return Promise.all(
    groups.map(async (group) => {
      const asked = { prefix: KAFKA_PREFIX, group, patienceMs: PATIENCE_MS };
      const state = await readPatiently(kafka, asked).catch((error: Error) => error);
      return state instanceof Error ? { group, error: state.message } : state;
    }),
  );
}

const describe = (answer: Answer): string =>
  'error' in answer ? `${answer.group}: is unavailable: ${answer.error}` : describeGroup(answer);
