import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import {
  type App,
  createLog,
  createMetrics,
  type Log,
  type Metrics,
  readConfig,
} from '@zielona-fala/service-kit/process';
import { createApp, type ShellOptions } from '../server/app.ts';
import { SHELL_CONFIG, toShellConfig } from '../server/config.ts';
import { type LocalRemote, startRemote } from './local-remote.ts';
import { SOME_ROUTES } from './some-routes.ts';
import { SOME_SETTINGS } from './some-settings.ts';

export type Shell = App['http'];

export interface ShellDifferences extends Omit<ShellOptions, 'distDir'> {
  /** Besides, or in place of, those of {@link ShellSite.shell}. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly log?: Log;
  readonly metrics?: Metrics;
}

/** What the shell's server stands before: the folder of a built shell, and three small remotes. */
export interface ShellSite {
  readonly remotes: Readonly<Record<'public' | 'auth' | 'dashboard', LocalRemote>>;
  /** A server at `https://portal.test/` whose gateway is down. @throws Error when it refuses its settings */
  shell(differences?: ShellDifferences): Shell;
  /** Adds files to the built shell, by their paths. */
  put(files: Readonly<Record<string, string>>): Promise<void>;
  stop(): Promise<void>;
}

const NOWHERE = 'http://localhost:9';
const PAGE =
  '<!doctype html><html lang="pl"><head><!--head--></head><body><!--bar--><div id="root"></div><!--data--></body></html>';

/** @param files of the built shell, besides its page */
export async function startShellSite(files: Readonly<Record<string, string>> = {}): Promise<ShellSite> {
  const distDir = await mkdtemp(join(tmpdir(), 'shell-dist-'));
  const put: ShellSite['put'] = async (added) => {
    for (const [name, text] of Object.entries(added)) {
      await mkdir(dirname(join(distDir, name)), { recursive: true });
      await writeFile(join(distDir, name), text);
    }
  };
  await put({ 'index.html': PAGE, ...files });
  const remotes = {
    public: await startRemote(SOME_ROUTES.public),
    auth: await startRemote(SOME_ROUTES.auth),
    dashboard: await startRemote(SOME_ROUTES.dashboard),
  };
  return {
    remotes,
    put,
    shell({ settings, log = createLog('shell', 'silent'), metrics = createMetrics(), ...options } = {}) {
      const config = readConfig(SHELL_CONFIG, {
        ...SOME_SETTINGS,
        GATEWAY_URL: NOWHERE,
        PUBLIC_URL: 'https://portal.test/',
        REMOTE_PUBLIC_URL: remotes.public.url,
        REMOTE_AUTH_URL: remotes.auth.url,
        REMOTE_DASHBOARD_URL: remotes.dashboard.url,
        ...settings,
      });
      return createApp(toShellConfig(config), { log, metrics }, { distDir, ...options }).http;
    },
    async stop() {
      await Promise.all(Object.values(remotes).map((remote) => remote.stop()));
      await rm(distDir, { recursive: true });
    },
  };
}
