import path from 'node:path';
import {
  KAFKA_SECURITY_CONFIG,
  type KafkaSecurityConfig,
  readConfig,
} from '@zielona-fala/service-kit/process';
import Joi from 'joi';
import { UserError } from '../process/user-error.ts';
import { restore } from './backup.ts';

const USAGE = `npm run restore -- FOLDER
Puts a backup into the MongoDB server in MONGODB_URI, whose databases must be empty, while no service runs. Kafka
(KAFKA_BROKERS, with KAFKA_PREFIX, KAFKA_TLS, KAFKA_USERNAME, KAFKA_PASSWORD) loses its topics, of which the erasures
of the last days are read before; Redis (REDIS_URL) loses rankings, which are built anew. Who was erased since the
backup, by erasures.jsonl beside it or by Kafka, is erased again. Then start the services.`;

interface Settings extends KafkaSecurityConfig {
  readonly MONGODB_URI: string;
  readonly REDIS_URL: string;
  readonly KAFKA_BROKERS: string;
  readonly KAFKA_PREFIX: string;
}

const SETTINGS = Joi.object<Settings>({
  ...KAFKA_SECURITY_CONFIG,
  MONGODB_URI: Joi.string().required(),
  REDIS_URL: Joi.string().required(),
  KAFKA_BROKERS: Joi.string().required(),
  KAFKA_PREFIX: Joi.string().allow('').default(''),
});

/** `npm run restore` */
export async function main(args: string[]): Promise<number> {
  const [folder, ...more] = args;
  if (folder === '--help') {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  if (folder === undefined || more.length > 0) throw new UserError(USAGE);
  const { MONGODB_URI, REDIS_URL, KAFKA_BROKERS, KAFKA_PREFIX, ...security } = readConfig(
    SETTINGS,
    process.env,
  );
  const servers = {
    mongodbUri: MONGODB_URI,
    redisUrl: REDIS_URL,
    brokers: KAFKA_BROKERS,
    prefix: KAFKA_PREFIX,
    security,
  };
  const { documents, events, erasures, erasedAgain } = await restore(servers, path.resolve(folder));
  process.stdout.write(
    `${documents} documents restored; ${events} events are told again; of ${erasures} erased accounts the backup still held ${erasedAgain}, which are erased again\n`,
  );
  return 0;
}
