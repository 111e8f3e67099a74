import process from 'node:process';
import { readConfig, run } from '@zielona-fala/service-kit';
import { createApp } from './app.ts';
import { GATEWAY_CONFIG } from './config.ts';

const config = readConfig(GATEWAY_CONFIG, process.env);
await run('gateway', config, (parts) => createApp(config, parts), process);
