import { join } from 'node:path';
import { pino } from 'pino';
import { createShellServer } from './app.ts';
import { readConfig } from './config.ts';
import { listen } from './life-cycle.ts';
import { createProbes } from './probes.ts';

const DRAIN_MS = 5000;

const config = readConfig(process.env);
const log = pino({ name: 'shell', level: config.logLevel });
const state = { ready: false };
const portal = await listen(
  createShellServer({ config, log, distDir: join(import.meta.dirname, '../dist') }),
  config.port,
);
const probes = await listen(
  createProbes(() => state.ready),
  config.probePort,
);
state.ready = true;
log.info({ port: config.port, probePort: config.probePort }, 'listening');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, async () => {
    state.ready = false;
    log.info({ signal }, 'draining');
    await portal.drain(DRAIN_MS);
    await probes.drain(0);
    log.info('stopped');
    process.exit(0);
  });
}
