import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  KAFKA_CONNECTION_CONFIG,
  type KafkaConnectionConfig,
  readConfig,
} from '@zielona-fala/service-kit/process';
import Joi from 'joi';
import { UserError } from '../process/user-error.ts';
import { restore } from './backup.ts';
import { erasureLogFile, readErasureLog } from './erasure-log.ts';

const USAGE = `npm run restore -- FOLDER
  --without-erasure-log   when erasures.jsonl is lost: Kafka alone tells who left, seven days back
Puts a backup into the MongoDB server in MONGODB_URI, whose databases must be empty, while no service runs. Kafka
(KAFKA_BROKERS, with KAFKA_PREFIX, KAFKA_TLS, KAFKA_USERNAME, KAFKA_PASSWORD) loses its topics, of which the erasures
of the last days are read before; Redis (REDIS_URL) loses rankings, which are built anew. Who was erased since the
backup, by erasures.jsonl beside it or by Kafka, is erased again. Then start the services.`;

interface Settings extends KafkaConnectionConfig {
  readonly MONGODB_URI: string;
  readonly REDIS_URL: string;
  readonly KAFKA_BROKERS: string;
  readonly KAFKA_PREFIX: string;
}

const SETTINGS = Joi.object<Settings>({
  ...KAFKA_CONNECTION_CONFIG,
  MONGODB_URI: Joi.string().required(),
  REDIS_URL: Joi.string().required(),
  KAFKA_BROKERS: Joi.string().required(),
  KAFKA_PREFIX: Joi.string().allow('').default(''),
});

/** `npm run restore` */
export async function main(args: string[]): Promise<number> {
  const { folder, withoutLog, help } = readArguments(args);
  if (help) {
    process.stdout.write(`${USAGE}\n`);
    return 0;
  }
  if (folder === undefined) throw new UserError(USAGE);
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
  const place = path.resolve(folder);
  const logged = withoutLog ? new Map() : await readErasureLog(erasureLogFile(path.dirname(place)));
  const { documents, events, erasures, erasedAgain } = await restore(servers, place, logged);
  process.stdout.write(
    `${documents} documents restored; ${events} events are replayed; of ${erasures} erased accounts the backup still held ${erasedAgain}, which are erased again\n`,
  );
  return 0;
}

interface Arguments {
  readonly folder: string | undefined;
  readonly withoutLog: boolean;
  readonly help: boolean;
}

function readArguments(args: string[]): Arguments {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'without-erasure-log': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    const [folder, ...more] = positionals;
    if (more.length > 0) throw new UserError(USAGE);
    return { folder, withoutLog: values['without-erasure-log'], help: values.help };
  } catch (error) {
    if (error instanceof TypeError) throw new UserError(`${error.message}\n${USAGE}`);
    throw error;
  }
}
