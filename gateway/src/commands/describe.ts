import { json } from 'node:stream/consumers';
import { describeApp, type Paths } from '@zielona-fala/service-kit/openapi';
import { createLog, createMetrics, readConfig } from '@zielona-fala/service-kit/process';
import { createApp } from '../app.ts';
import { GATEWAY_CONFIG } from '../config.ts';
import { createDocument } from '../openapi/document.ts';

const parts = (await json(process.stdin)) as Paths[];
const app = createApp(readConfig(GATEWAY_CONFIG, process.env), {
  log: createLog('gateway', 'silent'),
  metrics: createMetrics(),
});
const document = createDocument([...parts, describeApp(app.ownRoutes, undefined)]);
process.stdout.write(JSON.stringify(document), () => process.exit());
