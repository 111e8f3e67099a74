import { ensureEventIndexes } from '@zielona-fala/service-kit/events';
import { inConfiguredDatabase } from '@zielona-fala/service-kit/mongo';
import { createLog, systemClock } from '@zielona-fala/service-kit/process';
import { createStores } from '../stores.ts';

await inConfiguredDatabase(async (connection) => {
  await createStores(connection, systemClock).ensureIndexes();
  await ensureEventIndexes(connection, createLog('svc-stats', 'info'), { publishes: false });
});
