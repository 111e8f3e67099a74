import { appendFile } from 'node:fs/promises';
import path from 'node:path';
import { buildImage, REVISION } from '../../cluster/images.ts';
import { VERSION } from '../../cluster/portal.ts';
import { copySources } from '../../cluster/sources.ts';
import type { Steps } from '../../process/steps.ts';

/** A version of which one line differs. */
export const NEXT = '0.1.1';
/** What has another build in it: the line, and the file whose last it becomes. */
export const CHANGED: ReadonlyMap<string, readonly [file: string, line: string]> = new Map([
  ['svc-tests', ['src/main.ts', `process.title = 'svc-tests';`]],
  ['mf-dashboard', ['src/routes.tsx', `performance.mark('build ${NEXT}');`]],
]);

/** As images name it to what runs from them. */
export const buildIdOf = (version: string = VERSION): string => `${version}-${REVISION}`;

/** Builds the image of each from a copy of the sources in which its line is added. @param folder a new one */
export async function buildNext(folder: string, steps: Steps): Promise<void> {
  const sources = await copySources(folder);
  for (const [name, [file, line]] of CHANGED) {
    await appendFile(path.join(folder, name, file), `\n${line}\n`);
    await steps.step(`Image of ${name} with another line`, () => buildImage(name, NEXT, sources));
  }
}
