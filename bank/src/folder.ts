import path from 'node:path';

/** The folder of our own bank: `questions/`, `scenes/`, `media/`, `review/`. */
export const BANK = path.resolve(import.meta.dirname, '..');
