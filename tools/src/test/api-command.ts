import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { cachedFolder } from '../infra/cache.ts';
import { ROOT } from '../paths.ts';
import { run, tail } from '../process/run.ts';
import { stackInfo } from './stack-client.ts';
import { startTestStack } from './test-stack.ts';

const SETTINGS = path.join(ROOT, 'tools/schemathesis');
/** About eight minutes; `npm run test:api -- --max-time 3600` goes on for an hour. */
const DEFAULTS = [
  '--phases',
  'examples,coverage,fuzzing,stateful',
  '--max-examples',
  '5',
  '--max-time',
  '420',
];

/** `npm run test:api [-- OPTIONS OF SCHEMATHESIS]`: calls the running gateway with all that its document allows, and with what it forbids. */
export async function main(options: string[]): Promise<number> {
  const installed = await install();
  const stop = await startTestStack();
  try {
    const { portalUrl, mailboxUrl } = await stackInfo();
    const given = options.length > 0 ? options : DEFAULTS;
    const child = spawn(
      'python3',
      [
        '-m',
        'schemathesis.cli',
        '--config-file',
        'schemathesis.toml',
        'run',
        `${portalUrl}/api/openapi.json`,
        '--checks',
        'all',
        ...given,
      ],
      {
        cwd: SETTINGS,
        env: {
          ...process.env,
          PYTHONPATH: installed,
          PORTAL_URL: portalUrl,
          MAILBOX_URL: mailboxUrl ?? '',
          PYTHONDONTWRITEBYTECODE: '1',
        },
        stdio: 'inherit',
      },
    );
    const [code] = await once(child, 'close');
    return code ?? 1;
  } finally {
    await stop();
  }
}

/** Python's package manager fetches it into the user's cache, once for a version. @throws Error when it cannot */
async function install(): Promise<string> {
  const versions = path.join(SETTINGS, 'requirements.txt');
  const name = (await readFile(versions, 'utf8')).trim().replace('==', '-');
  return cachedFolder(name, async (folder) => {
    const args = ['-m', 'pip', 'install', '--quiet', '--target', folder, '--requirement', versions];
    const { code, output } = await run('python3', args);
    if (code !== 0) throw new Error(`schemathesis cannot be installed:\n${tail(output)}`);
  });
}
