import { describeApp } from '@zielona-fala/service-kit/openapi';
import { createLog, createMetrics, readConfig } from '@zielona-fala/service-kit/process';
import { createApp } from '../app.ts';
import { TESTS_CONFIG } from '../config.ts';

const app = createApp(readConfig(TESTS_CONFIG, process.env), {
  log: createLog('svc-tests', 'silent'),
  metrics: createMetrics(),
});
process.stdout.write(JSON.stringify(describeApp(app.http, 'tests')), () => process.exit());
