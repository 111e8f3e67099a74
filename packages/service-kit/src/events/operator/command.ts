import Joi from 'joi';
import { inDatabase } from '../../mongo/connect.ts';
import { readConfig, SERVICE_CONFIG, type ServiceConfig } from '../../process/config.ts';
import { KAFKA_CONNECTION_CONFIG, type KafkaConnectionConfig } from '../../process/kafka-connection.ts';
import { createLog } from '../../process/log.ts';
import { isTransient } from '../../process/transient.ts';
import { createDeadLetters } from '../inbox/dead-letters.ts';
import { createKafka } from '../kafka/create-kafka.ts';
import { readOutboxState } from '../outbox/state.ts';
import { describeGroup, describeOutbox } from './describe.ts';
import { describeLetters, redriveLetters } from './letters.ts';
import { readPatiently } from './read-patiently.ts';

const USAGE = `events outbox               events of this service that Kafka does not have yet, and who sends them
events lag                  how far its consumers are, by topic and partition
events dlq list             events that it could not apply, without personal data
events dlq redrive ID …     has the running service apply them again; --all: all of them
Ends with code 1 when something is unavailable, or was not applied by redrive. Changes nothing but by redrive.`;

type Settings = KafkaConnectionConfig & Pick<ServiceConfig, 'MONGODB_URI' | 'KAFKA_BROKERS' | 'KAFKA_PREFIX'>;

const CONFIG = Joi.object<Settings>({
  MONGODB_URI: SERVICE_CONFIG.MONGODB_URI,
  KAFKA_BROKERS: SERVICE_CONFIG.KAFKA_BROKERS,
  KAFKA_PREFIX: SERVICE_CONFIG.KAFKA_PREFIX,
  ...KAFKA_CONNECTION_CONFIG,
});

/** What an operator is told, and whether all is well. */
interface Said {
  readonly text: string;
  readonly isWell: boolean;
}

type Command = (settings: Settings) => Promise<Said>;

/** How long Kafka is asked again that does not answer: a coordinator moves in less. */
const PATIENCE_MS = 30_000;

/**
 * An operator's look at the events of a service, from inside of its container: `node src/commands/events.ts outbox`.
 * @param service its name, which is that of its consumer group
 */
export async function runEventsCommand(service: string): Promise<void> {
  const { text, isWell } = await operateEvents(service, process.argv.slice(2), process.env);
  process.stdout.write(`${text}\n`);
  if (!isWell) process.exitCode = 1;
}

/** What {@link runEventsCommand} prints. @param patienceMs how long Kafka is asked again; a test waits less */
export async function operateEvents(
  service: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  patienceMs = PATIENCE_MS,
): Promise<Said> {
  const command = readCommand(service, args, patienceMs);
  if (command === null) return { text: USAGE, isWell: false };
  const settings = readConfig(CONFIG, environment);
  try {
    return await command(settings);
  } catch (error) {
    if (!(error instanceof Error && isTransient(error))) throw error;
    return { text: `${service}: MongoDB is unavailable (${error.message})`, isWell: false };
  }
}

function readCommand(
  service: string,
  [name, action, ...ids]: readonly string[],
  patienceMs: number,
): Command | null {
  if (name === 'outbox' && action === undefined) return outbox;
  if (name === 'lag' && action === undefined) return lag(service, patienceMs);
  if (name !== 'dlq') return null;
  if (action === 'list' && ids.length === 0) return list;
  if (action !== 'redrive' || ids.length === 0) return null;
  return redrive(ids.includes('--all') ? null : ids);
}

const outbox: Command = ({ MONGODB_URI }) =>
  inDatabase(MONGODB_URI, async (connection) => ({
    text: describeOutbox(await readOutboxState(connection)),
    isWell: true,
  }));

const lag =
  (service: string, patienceMs: number): Command =>
  async ({ KAFKA_BROKERS, KAFKA_PREFIX, ...connection }) => {
    const kafka = createKafka(service, KAFKA_BROKERS, createLog(service, 'silent'), connection);
    const state = await readPatiently(kafka, { prefix: KAFKA_PREFIX, group: service, patienceMs });
    if (!(state instanceof Error)) return { text: describeGroup(state), isWell: true };
    const seconds = Math.round(patienceMs / 1000);
    return {
      text: `${service}: lag unknown: Kafka or the coordinator of the group has not answered for ${seconds} s (${state.message})`,
      isWell: false,
    };
  };

const list: Command = ({ MONGODB_URI }) =>
  inDatabase(MONGODB_URI, async (connection) => ({
    text: (await describeLetters(createDeadLetters(connection))).join('\n'),
    isWell: true,
  }));

const redrive =
  (ids: readonly string[] | null): Command =>
  ({ MONGODB_URI }) =>
    inDatabase(MONGODB_URI, async (connection) => {
      const { asked, areAllApplied, lines } = await redriveLetters(createDeadLetters(connection), ids);
      const unknown = (ids ?? []).filter((id) => !asked.includes(id));
      const text = [...lines, ...unknown.map((id) => `no such letter: ${id}`)].join('\n');
      return { text: text || 'nothing to redrive', isWell: areAllApplied && unknown.length === 0 };
    });
