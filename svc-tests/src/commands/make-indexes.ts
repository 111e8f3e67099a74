import { ensureEventIndexes } from '@zielona-fala/service-kit/events';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { createLog, DATABASE_CONFIG, readConfig, systemClock } from '@zielona-fala/service-kit/process';
import { createStores } from '../stores.ts';

const connection = await connectMongo(readConfig(DATABASE_CONFIG, process.env).MONGODB_URI);
try {
  // no request is looked at, so that none has to be kept secret
  await createStores(connection, systemClock, '').ensureIndexes();
  await ensureEventIndexes(connection, createLog('svc-tests', 'info'));
} finally {
  await connection.close();
}
