import { ensureEventIndexes } from '@zielona-fala/service-kit/events';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { createLog, readConfig, systemClock } from '@zielona-fala/service-kit/process';
import { DATABASE_COMMAND_CONFIG } from '../config.ts';
import { createStores } from '../stores.ts';

const connection = await connectMongo(readConfig(DATABASE_COMMAND_CONFIG, process.env).MONGODB_URI);
try {
  // no request is looked at, so that none has to be kept secret
  await createStores(connection, systemClock, '').ensureIndexes();
  await ensureEventIndexes(connection, createLog('svc-identity', 'info'));
} finally {
  await connection.close();
}
