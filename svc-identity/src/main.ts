import { readConfig, run } from '@zielona-fala/service-kit';
import { createApp } from './app.ts';
import { CONFIG } from './config.ts';

const config = readConfig(CONFIG, process.env);
await run('svc-identity', config, (parts) => createApp(config, parts), process);
