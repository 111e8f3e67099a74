import process from 'node:process';
import { readConfig, runApp } from '@zielona-fala/service-kit/process';
import { createApp } from './app.ts';
import { GATEWAY_CONFIG } from './config.ts';

const config = readConfig(GATEWAY_CONFIG, process.env);
await runApp('gateway', config, (parts) => createApp(config, parts), process);
