import { fileURLToPath } from 'node:url';

/** Where the bank's data lie: `questions/*.json` and `media/`. */
export const BANK_FOLDER = fileURLToPath(new URL('../../bank/', import.meta.url));
