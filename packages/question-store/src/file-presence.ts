import { access } from 'node:fs/promises';
import path from 'node:path';

/** Whether a file lies in a folder. One that cannot be reached, for whatever reason, cannot be served either. */
export function isThere(folder: string, file: string): Promise<boolean> {
  return access(path.join(folder, file)).then(
    () => true,
    () => false,
  );
}
