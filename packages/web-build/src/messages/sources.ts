import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEB_KIT_DIR } from '../paths.ts';

/** Folders whose messages a remote shows: itself, and those below web-kit's `words` that its `lang/words.json` names. */
export function messageSourcesOf(workspace: string): readonly string[] {
  const file = join(workspace, 'lang/words.json');
  const words: readonly string[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  return [workspace, ...words.map((name) => join(WEB_KIT_DIR, 'words', name))];
}
