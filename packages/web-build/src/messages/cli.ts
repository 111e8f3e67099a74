import { join } from 'node:path';
import { WEB_KIT_DIR } from '../paths.ts';
import { compileMessages } from './compile.ts';

const workspace = process.cwd();
const sources = workspace.endsWith('/shell') ? [workspace, WEB_KIT_DIR] : [workspace];
await compileMessages({ sources, outDir: join(workspace, '.messages') });
console.log(`messages compiled into ${join(workspace, '.messages')}`);
