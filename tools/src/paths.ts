import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '..', '..');
export const LOCAL = path.join(ROOT, '.local');

/** The folder of a workspace, by its path below the root (`svc-tests`, `packages/web-kit`). */
export const workspace = (name: string): string => path.join(ROOT, name);
