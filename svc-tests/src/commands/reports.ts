import { inDatabase } from '@zielona-fala/service-kit/mongo';
import { createNotices } from '@zielona-fala/service-kit/notices';
import { createLog, readConfig, runCommand, systemClock } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import { REPORTS_COMMAND_CONFIG } from '../config.ts';
import { type OperatorCommand, readOperatorCommand, USAGE } from '../reports/operator.ts';
import { createReportStore } from '../reports/store.ts';

async function run(command: OperatorCommand): Promise<void> {
  const { MONGODB_URI, REDIS_URL } = readConfig(REPORTS_COMMAND_CONFIG, process.env);
  const log = createLog('svc-tests', 'silent');
  await inDatabase(MONGODB_URI, async (connection) => {
    const redis = REDIS_URL === undefined ? null : connectRedis(REDIS_URL, log);
    try {
      if (redis !== null) await openRedis(redis);
      const reports = createReportStore(connection);
      const notices = redis && createNotices(redis, log);
      console.log(await command({ reports, notices, clock: systemClock }));
    } finally {
      redis?.disconnect();
    }
  });
}

await runCommand(USAGE, readOperatorCommand, run);
