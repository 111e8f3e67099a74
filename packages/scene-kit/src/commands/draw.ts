import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawingsOf } from './drawings.ts';
import { loadScenes } from './scenes.ts';

/** Largest picture, bytes: a phone on a train loads it at once. */
const LARGEST = 20_000;

const [bank = '.', option] = process.argv.slice(2);
const media = path.join(bank, 'media');
const check = option === '--check';
const scenes = await loadScenes(path.join(bank, 'scenes'));
const drawings = new Map(scenes.flatMap((scene) => [...drawingsOf(scene)]));
const problems: string[] = [];

for (const folder of ['scenes', 'films']) await mkdir(path.join(media, folder), { recursive: true });
for (const [file, svg] of drawings) {
  if (svg.length > LARGEST)
    problems.push(`media/${file} has ${svg.length} bytes, at most ${LARGEST} are allowed`);
  const target = path.join(media, file);
  const present = await readFile(target, 'utf8').catch(() => null);
  if (present === svg) continue;
  if (check) problems.push(`media/${file} is not what its scene draws: npm run bank:draw draws it`);
  else await writeFile(target, svg);
}
for (const file of await drawn()) {
  if (drawings.has(file)) continue;
  if (check) problems.push(`media/${file} has no scene`);
  else await rm(path.join(media, file));
}
for (const problem of problems) console.error(problem);
if (!check) console.log(`${drawings.size} pictures drawn`);
process.exitCode = problems.length > 0 ? 1 : 0;

async function drawn(): Promise<readonly string[]> {
  const entries = await readdir(media, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.svg'))
    .map(({ parentPath, name }) =>
      path.relative(media, path.join(parentPath, name)).split(path.sep).join('/'),
    );
}
