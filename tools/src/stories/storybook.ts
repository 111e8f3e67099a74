import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { ROOT, workspace } from '../paths.ts';
import { run, tail } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';

const STORYBOOK = path.join(ROOT, 'node_modules/storybook/dist/bin/dispatcher.js');
const CWD = workspace('stories');
const CONFIG = ['--config-dir', 'config', '--disable-telemetry'];
const DEFAULT_PORT = '6006';

const quietly = { ...process.env, STORYBOOK_DISABLE_TELEMETRY: '1' };

/** Builds the stories. @param folder gets the pages @throws UserError when they cannot be built */
export async function buildStories(folder: string): Promise<void> {
  const args = [STORYBOOK, 'build', ...CONFIG, '--output-dir', folder, '--test', '--quiet'];
  const { code, output } = await run(process.execPath, args, { cwd: CWD, env: quietly });
  if (code !== 0) throw new UserError(`The stories cannot be built:\n${tail(output, 60)}`);
}

/** Shows the stories, rebuilt as one types, until it is stopped. @returns its exit code */
export async function showStories(): Promise<number> {
  const port = process.env.PORT ?? DEFAULT_PORT;
  const args = [STORYBOOK, 'dev', ...CONFIG, '--port', port, '--host', 'localhost', '--ci'];
  const server = spawn(process.execPath, [...args, '--no-version-updates'], {
    cwd: CWD,
    env: quietly,
    stdio: 'inherit',
  });
  const pass = (signal: NodeJS.Signals) => server.kill(signal);
  process.on('SIGINT', pass).on('SIGTERM', pass);
  const [code] = await once(server, 'exit');
  return code ?? 0;
}
