import process from 'node:process';
import { readConfig, runApp } from '@zielona-fala/service-kit/process';
import { createApp } from './app.ts';
import { STATS_CONFIG } from './config.ts';

const config = readConfig(STATS_CONFIG, process.env);
await runApp('svc-stats', config, (parts) => createApp(config, parts), process);
