import { describeApp } from '@zielona-fala/service-kit/openapi';
import { createLog, createMetrics, readConfig } from '@zielona-fala/service-kit/process';
import { createApp } from '../app.ts';
import { STATS_CONFIG } from '../config.ts';

const app = createApp(readConfig(STATS_CONFIG, process.env), {
  log: createLog('svc-stats', 'silent'),
  metrics: createMetrics(),
});
process.stdout.write(JSON.stringify(describeApp(app.http, 'stats')), () => process.exit());
