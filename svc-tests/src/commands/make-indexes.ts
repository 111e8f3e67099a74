import { ensureEventIndexes } from '@zielona-fala/service-kit/events';
import { inConfiguredDatabase } from '@zielona-fala/service-kit/mongo';
import { createLog, systemClock } from '@zielona-fala/service-kit/process';
import { createStores } from '../stores.ts';

await inConfiguredDatabase(async (connection) => {
  // no requests are processed, so no secret is needed
  await createStores(connection, systemClock, '').ensureIndexes();
  await ensureEventIndexes(connection, createLog('svc-tests', 'info'));
});
