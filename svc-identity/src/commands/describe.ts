import { describeApp } from '@zielona-fala/service-kit/openapi';
import { createLog, createMetrics, readConfig } from '@zielona-fala/service-kit/process';
import { createApp } from '../app.ts';
import { CONFIG } from '../config.ts';

const app = createApp(readConfig(CONFIG, process.env), {
  log: createLog('svc-identity', 'silent'),
  metrics: createMetrics(),
});
process.stdout.write(JSON.stringify(describeApp(app.http, 'identity')), () => process.exit());
