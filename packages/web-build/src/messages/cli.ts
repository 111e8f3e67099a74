import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { WEB_KIT_DIR } from '../paths.ts';
import { compileMessages } from './compile.ts';
import { messageSourcesOf } from './sources.ts';

const workspace = process.cwd();
const sources = workspace.endsWith('/shell') ? [workspace, WEB_KIT_DIR] : messageSourcesOf(workspace);
await compileMessages({ sources, outDir: join(workspace, '.messages') });
console.log(`messages compiled into ${join(workspace, '.messages')}`);

const preparation = join(workspace, 'prepare.ts');
if (existsSync(preparation)) {
  const { prepare } = (await import(pathToFileURL(preparation).href)) as { prepare: () => Promise<void> };
  await prepare();
  console.log(`${preparation} has run`);
}
