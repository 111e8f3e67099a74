import { StorageRefusal } from '../../../shared/offline/offline-database.ts';
import type { OfflineAnswer } from '../../../shared/offline/offline-pack.ts';
import { offlineStore } from '../../../shared/offline/offline-store.ts';

/** Keeps an answer until it can be sent. */
export function keepAnswer(answer: OfflineAnswer, onRefused: (refusal: StorageRefusal) => void): void {
  offlineStore.addAnswer(answer).catch((error: unknown) => {
    if (!(error instanceof StorageRefusal)) throw error;
    onRefused(error);
  });
}
