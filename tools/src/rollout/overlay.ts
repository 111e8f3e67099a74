import { readdirSync } from 'node:fs';
import path from 'node:path';
import { K8S } from '../kubernetes/manifests.ts';
import { UserError } from '../process/user-error.ts';

/** The folder of an overlay. @throws UserError that names those that are there */
export function overlayFolder(name: string): string {
  const names = readdirSync(path.join(K8S, 'overlays')).toSorted();
  if (!names.includes(name)) {
    throw new UserError(`There is no overlay “${name}”: use one of ${names.join(', ')}.`);
  }
  return path.join(K8S, 'overlays', name);
}
