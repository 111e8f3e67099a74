// The shell's server with the files of the one bundle.
import { join } from 'node:path';
import process from 'node:process';
import { readConfig, runApp } from '@zielona-fala/service-kit/process';
import { createApp } from '../../../shell/server/app.ts';
import { SHELL_CONFIG, toShellConfig } from '../../../shell/server/config.ts';

const distDir = join(import.meta.dirname, '../../results/one-bundle');

const settings = readConfig(SHELL_CONFIG, process.env);
await runApp(
  'one-bundle',
  settings,
  (parts) => createApp(toShellConfig(settings), parts, { distDir }),
  process,
);
