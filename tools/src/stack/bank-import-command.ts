import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { provideFfmpeg } from '../infra/ffmpeg.ts';
import { LOCAL, workspace } from '../paths.ts';
import { serviceDatabase } from './service-database.ts';
import { mediaDirOf } from './stack-file.ts';

/** A small young generation of the heap: a third less memory, and no slower. */
const SMALL_YOUNG_GENERATION = '--max-semi-space-size=4';

/** Where ffmpeg cannot be had, the import says how many films it left out. */
async function searchPath(): Promise<string> {
  const ffmpeg = await provideFfmpeg().catch(() => null);
  const places = [...(ffmpeg === null ? [] : [path.dirname(ffmpeg)]), process.env.PATH ?? ''];
  return places.join(path.delimiter);
}

/** `npm run bank:import`: loads an edition of the official bank into the running stack, or into the server of MONGODB_URI. */
export async function main(args: string[]): Promise<number> {
  const database = serviceDatabase('tests');
  const command = path.join(workspace('bank-import'), 'src/commands/import-bank.ts');
  const report = path.join(LOCAL, 'reports', 'bank-import.json');
  const child = spawn(process.execPath, [SMALL_YOUNG_GENERATION, command, '--report', report, ...args], {
    // Where npm was called, so that the operator's paths hold.
    cwd: process.env.INIT_CWD ?? process.cwd(),
    env: {
      ...process.env,
      NODE_ENV: process.env.NODE_ENV ?? 'development',
      ...(args.includes('--media') && { PATH: await searchPath() }),
      MONGODB_URI: database,
      MEDIA_DIR: mediaDirOf(LOCAL, process.env),
    },
    stdio: 'inherit',
  });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
