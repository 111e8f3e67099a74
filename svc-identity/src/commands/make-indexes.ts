import { ensureEventIndexes } from '@zielona-fala/service-kit/events';
import { connectMongo } from '@zielona-fala/service-kit/mongo';
import { createLog, DATABASE_CONFIG, readConfig, systemClock } from '@zielona-fala/service-kit/process';
import { createStores } from '../stores.ts';

const connection = await connectMongo(readConfig(DATABASE_CONFIG, process.env).MONGODB_URI);
try {
  // no requests are processed, so no secret is needed
  await createStores(connection, systemClock, '').ensureIndexes();
  await ensureEventIndexes(connection, createLog('svc-identity', 'info'));
} finally {
  await connection.close();
}
