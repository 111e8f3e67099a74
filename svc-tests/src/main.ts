import { readConfig, runApp } from '@zielona-fala/service-kit/process';
import { createApp } from './app.ts';
import { TESTS_CONFIG } from './config.ts';

const config = readConfig(TESTS_CONFIG, process.env);
await runApp('svc-tests', config, (parts) => createApp(config, parts), process);
