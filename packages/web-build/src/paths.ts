import { dirname, join, resolve } from 'node:path';
import process from 'node:process';

/** Folder of web-build itself. */
export const WEB_BUILD_DIR = dirname(import.meta.dirname);
/** Folder of the repository: the one `context` of all builds, so that class names agree between them. */
export const REPOSITORY_DIR = dirname(dirname(WEB_BUILD_DIR));
/** Folder of the shared contracts. */
export const CONTRACTS_DIR = join(REPOSITORY_DIR, 'packages/contracts');
/** Folder of web-kit, whose components and texts every build takes in. */
export const WEB_KIT_DIR = join(REPOSITORY_DIR, 'packages/web-kit');

/** Where a workspace's build goes: `dist`, or the folder that BUILD_OUTPUT names. */
export const outputOf = (workspace: string): string => resolve(workspace, process.env.BUILD_OUTPUT ?? 'dist');
