import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../process/user-error.ts';
import type { ImageReference } from './image-reference.ts';

/** Where our images are said to lie until an overlay names its registry. */
export const PLACEHOLDER = 'registry.example/zielona-fala';

/** Has an overlay run this image of a deployable. @throws UserError when the overlay names no version of it */
export async function setImage(
  overlay: string,
  deployable: string,
  { name, digest }: ImageReference,
): Promise<void> {
  const file = path.join(overlay, 'kustomization.yaml');
  const before = await readFile(file, 'utf8');
  const entry = `- { name: ${PLACEHOLDER}/${deployable}, `;
  const lines = before.split('\n');
  const index = lines.findIndex((line) => line.trimStart().startsWith(entry));
  if (index < 0) {
    throw new UserError(
      `${path.basename(overlay)} names no version of ${deployable}: its kustomization.yaml has no such image.`,
    );
  }
  // only this line changes, whatever else is written beside it
  lines[index] = `  ${entry}newName: ${name}, digest: ${digest} }`;
  await writeFile(file, lines.join('\n'));
}
