import process from 'node:process';
import { readConfig, run } from '@zielona-fala/service-kit';
import { createApp } from './app.ts';
import { STATS_CONFIG } from './config.ts';

const config = readConfig(STATS_CONFIG, process.env);
await run('svc-stats', config, (parts) => createApp(config, parts), process);
