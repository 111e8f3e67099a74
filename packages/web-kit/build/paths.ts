import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of web-kit itself. */
export const WEB_KIT_DIR = dirname(dirname(fileURLToPath(import.meta.url)));
/** Folder of the repository: the one `context` of all builds, so that class names agree between them. */
export const REPOSITORY_DIR = dirname(dirname(WEB_KIT_DIR));
/** Folder of the shared contracts. */
export const CONTRACTS_DIR = join(REPOSITORY_DIR, 'packages/contracts');
