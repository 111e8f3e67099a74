import path from 'node:path';
import { ROOT } from '../paths.ts';
import { run } from '../process/run.ts';
import { UserError } from '../process/user-error.ts';
import { createChange } from './change.ts';
import type { Kind } from './kind.ts';
import { newCall } from './kinds/call.ts';
import { newEvent } from './kinds/event.ts';
import { newPage } from './kinds/page.ts';
import { newRemote } from './kinds/remote.ts';
import { newService } from './kinds/service.ts';
import { newStatistic } from './kinds/statistic.ts';

const KINDS: Readonly<Record<string, Kind>> = {
  call: newCall,
  event: newEvent,
  page: newPage,
  remote: newRemote,
  service: newService,
  statistic: newStatistic,
};

const USAGE = `npm run new -- KIND …, where KIND … is one of\n${Object.values(KINDS)
  .map(({ usage }) => `  ${usage}\n`)
  .join('')}`;

/** `npm run new`: writes what a new call, event, page, remote, service or statistic begins with, and enters it where it has to be known. */
export async function main([name = '', ...args]: string[]): Promise<number> {
  if (name === '' || name === '--help') {
    process.stdout.write(USAGE);
    return name === '' ? 2 : 0;
  }
  const kind = KINDS[name];
  if (!kind) throw new UserError(`There is no kind “${name}”: use one of ${Object.keys(KINDS).join(', ')}.`);
  const change = createChange();
  kind.plan(args, change);
  change.write();
  await format(change.files);
  process.stdout.write(`${change.files.map((file) => `  ${file}\n`).join('')}`);
  if (change.steps.length > 0) process.stdout.write('Then:\n');
  for (const [index, step] of change.steps.entries()) process.stdout.write(`  ${index + 1}. ${step}\n`);
  return 0;
}

/** Puts imports in order and breaks lines. */
async function format(files: readonly string[]): Promise<void> {
  const sources = files.filter((file) => /\.(tsx?|json|css)$/.test(file));
  const biome = path.join(ROOT, 'node_modules', '.bin', 'biome');
  const { code, output } = await run(biome, ['check', '--write', ...sources], { cwd: ROOT });
  if (code !== 0) throw new Error(`biome refuses what was written:\n${output}`);
}
