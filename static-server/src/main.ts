import process from 'node:process';
import { readConfig, runApp } from '@zielona-fala/service-kit/process';
import { createApp } from './app.ts';
import { STATIC_SERVER_CONFIG } from './config.ts';

const config = readConfig(STATIC_SERVER_CONFIG, process.env);
await runApp('static-server', config, (parts) => createApp(config, parts), process);
