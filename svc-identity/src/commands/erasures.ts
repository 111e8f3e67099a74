import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { readErasure } from '@zielona-fala/contracts/schemas';
import { createOutbox } from '@zielona-fala/service-kit/events';
import { connectKafkajs, KafkaJSError, readErasures } from '@zielona-fala/service-kit/kafkajs';
import { createTransact, inConfiguredDatabase } from '@zielona-fala/service-kit/mongo';
import {
  CommandRefused,
  createLog,
  KAFKA_CONNECTION_CONFIG,
  type KafkaConnectionConfig,
  readConfig,
  runCommand,
  SERVICE_CONFIG,
  type ServiceConfig,
  systemClock,
} from '@zielona-fala/service-kit/process';
import Joi from 'joi';
import type { Connection } from 'mongoose';
import { createEraseData } from '../accounts/erase.ts';
import { exportErasures } from '../erasures/export.ts';
import { createReplayErasure } from '../erasures/replay.ts';
import { createStores } from '../stores.ts';

const USAGE = `erasures list          the erasure log, one line of JSON for each account: {"userId":…,"at":"…"}
erasures export FILE   brings such a list in FILE up to date: adds who is missing, drops whom no backup holds any more
erasures collect FILE  adds to such a list in FILE those of the last seven days that Kafka has, also since the last export
erasures replay        reads such lines from its input and erases those accounts again, here and by event in every service
Export it every minute to where backups are, outside of the database; after a backup was restored, collect and replay it. Replaying erases
whoever is named, cannot be undone, and can be repeated.`;

/** Nothing is asked by a secret here. */
const storesOf = (connection: Connection) => createStores(connection, systemClock, '');

async function list(connection: Connection): Promise<void> {
  for await (const erasure of storesOf(connection).erasures.all()) console.log(JSON.stringify(erasure));
}

async function replay(connection: Connection): Promise<void> {
  const stores = storesOf(connection);
  const { accounts, erasures } = stores;
  const outbox = createOutbox(connection, systemClock);
  const replayErasure = createReplayErasure({
    accounts,
    eraseData: createEraseData({
      accounts,
      sessions: stores.sessions,
      passkeys: stores.passkeys,
      secondFactors: stores.secondFactors,
      links: stores.links,
      mails: stores.mails,
      pushes: stores.pushes,
      googleSignIns: stores.googleSignIns,
      idempotency: stores.idempotency,
      outbox,
      deadLetters: stores.deadLetters,
      securityEntries: stores.securityEntries,
      erasures,
      clock: systemClock,
    }),
    erasures,
    outbox,
    transact: createTransact(connection),
  });
  let [told, here] = [0, 0];
  for await (const line of createInterface({ input: process.stdin })) {
    if (line.trim() === '') continue;
    if (await replayErasure(readErasure(line))) here += 1;
    told += 1;
  }
  console.log(`${told} erasures replayed, ${here} of them of accounts that were here`);
}

async function exportTo(connection: Connection, file: string): Promise<void> {
  const { erasures } = storesOf(connection);
  const at = systemClock.now();
  const count = await exportErasures(file, erasures.all(), systemClock);
  await erasures.noteExport(at);
  console.log(`${count} erasures in the log`);
}

type KafkaConfig = KafkaConnectionConfig & Pick<ServiceConfig, 'KAFKA_BROKERS' | 'KAFKA_PREFIX'>;

const KAFKA_CONFIG = Joi.object<KafkaConfig>({
  KAFKA_BROKERS: SERVICE_CONFIG.KAFKA_BROKERS,
  KAFKA_PREFIX: SERVICE_CONFIG.KAFKA_PREFIX,
  ...KAFKA_CONNECTION_CONFIG,
});

async function collect(file: string): Promise<void> {
  const { KAFKA_BROKERS, KAFKA_PREFIX, ...security } = readConfig(KAFKA_CONFIG, process.env);
  if (!existsSync(file)) {
    throw new CommandRefused(
      `There is no ${file}: nothing says who was erased more than seven days ago. If it is lost, make an empty one.`,
    );
  }
  const kafka = connectKafkajs('erasures', KAFKA_BROKERS, createLog('erasures', 'silent'), security);
  const found = await readErasures(kafka, KAFKA_PREFIX).catch((error: unknown) => {
    if (!(error instanceof KafkaJSError)) throw error;
    throw new CommandRefused(`Kafka was not read: ${error.message}`, { cause: error });
  });
  if (found === null) {
    throw new CommandRefused('Kafka has no topic user-changed, or none that this user may see.');
  }
  const count = await exportErasures(file, found, systemClock);
  console.log(`${found.length} erasures in Kafka, ${count} in the log with them`);
}

const withDatabase = (work: (connection: Connection) => Promise<void>) => () => inConfiguredDatabase(work);

function readCommand([name, file, ...more]: readonly string[]): (() => Promise<void>) | null {
  if (more.length > 0) return null;
  if (file !== undefined) {
    if (name === 'export') return withDatabase((connection) => exportTo(connection, file));
    return name === 'collect' ? () => collect(file) : null;
  }
  if (name === 'list') return withDatabase(list);
  return name === 'replay' ? withDatabase(replay) : null;
}

await runCommand(USAGE, readCommand, (command) => command());
