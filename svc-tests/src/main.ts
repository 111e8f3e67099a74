import { readConfig, run } from '@zielona-fala/service-kit';
import { createApp } from './app.ts';
import { TESTS_CONFIG } from './config.ts';

const config = readConfig(TESTS_CONFIG, process.env);
await run('svc-tests', config, (parts) => createApp(config, parts), process);
