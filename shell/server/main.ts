import { join, resolve } from 'node:path';
import process from 'node:process';
import { readConfig, runApp } from '@zielona-fala/service-kit/process';
import { createApp } from './app.ts';
import { SHELL_CONFIG, toShellConfig } from './config.ts';

const settings = readConfig(SHELL_CONFIG, process.env);
const distDir = resolve(settings.FILES_DIR ?? join(import.meta.dirname, '../dist'));
const { SHARED_FILES_DIR: sharedDir } = settings;
const options = { distDir, ...(sharedDir === undefined ? {} : { sharedDir }) };
await runApp('shell', settings, (parts) => createApp(toShellConfig(settings), parts, options), process);
