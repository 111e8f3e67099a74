import { StorageRefusal } from '../../../shared/offline/offline-database.ts';

/** Catches that the browser refuses to keep a change, and nothing else. @param onRefused told of it */
export const ifRefused =
  (onRefused: (refusal: StorageRefusal) => void) =>
  (error: unknown): void => {
    if (!(error instanceof StorageRefusal)) throw error;
    onRefused(error);
  };
