import path from 'node:path';
import { noteCrash, type Steps } from '../process/steps.ts';
import { provideKafka } from './kafka.ts';
import { type Mailbox, provideMailbox } from './mailbox.ts';
import { provideMongo } from './mongo.ts';
import { provideRedis } from './redis.ts';
import { allStarted, type InfraServer, type ServerLocation } from './server.ts';
import { provideZipkin } from './zipkin.ts';

export interface InfraOptions {
  /** Holds `data/` and `logs/`. */
  dir: string;
  /** Where MONGODB_URI, REDIS_URL, KAFKA_BROKERS and SMTP_URL are looked up. */
  env: NodeJS.ProcessEnv;
  steps: Steps;
  /** Port of the mailbox's page; without it there is no mailbox. */
  mailboxPort?: number;
  /** Whether there is a viewer of traces. */
  traces?: boolean;
  /** After which MongoDB ends a transaction; its default unless given. */
  transactionSeconds?: number;
}

export interface Infra {
  mongo: InfraServer;
  redis: InfraServer;
  kafka: InfraServer;
  mailbox: Mailbox | null;
  traces: InfraServer | null;
  stop: () => Promise<void>;
}

/** Where a server lives that has its data and logs below a folder. */
export const dataLocation = (
  dir: string,
  name: string,
  onCrash: ServerLocation['onCrash'],
): ServerLocation => ({
  dataDir: path.join(dir, 'data', name),
  logFile: path.join(dir, 'logs', `${name}.log`),
  onCrash,
});

/** Provides all servers at once and keeps them running. If one fails to start, the others are stopped before its failure is thrown. */
export async function startInfra(options: InfraOptions): Promise<Infra> {
  const { dir, env, steps, mailboxPort, traces } = options;
  const location = (name: string) => dataLocation(dir, name, noteCrash(steps));
  const mongo = steps.step('MongoDB', () =>
    provideMongo(location('mongo'), env.MONGODB_URI, options.transactionSeconds),
  );
  const redis = steps.step('Redis', () => provideRedis(location('redis'), env.REDIS_URL));
  const kafka = steps.step('Kafka', () => provideKafka(location('kafka'), env.KAFKA_BROKERS));
  const mailbox =
    mailboxPort === undefined
      ? Promise.resolve(null)
      : steps.step('Mailbox', () => provideMailbox(location('mailbox'), env.SMTP_URL, mailboxPort));
  const zipkin = traces
    ? steps.step('Zipkin', () => provideZipkin(location('zipkin')))
    : Promise.resolve(null);
  const stop = await allStarted([mongo, redis, kafka, mailbox, zipkin]);
  return {
    mongo: await mongo,
    redis: await redis,
    kafka: await kafka,
    mailbox: await mailbox,
    traces: await zipkin,
    stop,
  };
}
