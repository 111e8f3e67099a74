import { join } from 'node:path';
import process from 'node:process';
import { readConfig, runApp } from '@zielona-fala/service-kit/process';
import { createApp } from './app.ts';
import { SHELL_CONFIG, toShellConfig } from './config.ts';

const DIST = join(import.meta.dirname, '../dist');

const settings = readConfig(SHELL_CONFIG, process.env);
await runApp(
  'shell',
  settings,
  (parts) => createApp(toShellConfig(settings), parts, { distDir: DIST }),
  process,
);
