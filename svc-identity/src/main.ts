import { readConfig, runApp } from '@zielona-fala/service-kit/process';
import { createApp } from './app.ts';
import { IDENTITY_CONFIG } from './config.ts';

const config = readConfig(IDENTITY_CONFIG, process.env);
await runApp('svc-identity', config, (parts) => createApp(config, parts), process);
