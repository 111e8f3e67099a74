import { ensureEventIndexes } from '@zielona-fala/service-kit/events';
import { inDatabase } from '@zielona-fala/service-kit/mongo';
import { createLog, DATABASE_CONFIG, readConfig, systemClock } from '@zielona-fala/service-kit/process';
import { createStores } from '../stores.ts';

await inDatabase(readConfig(DATABASE_CONFIG, process.env).MONGODB_URI, async (connection) => {
  await createStores(connection, systemClock).ensureIndexes();
  await ensureEventIndexes(connection, createLog('svc-stats', 'info'), { publishes: false });
});
