import { useEffect, useState, useSyncExternalStore } from 'react';
import type { StorageRefusal } from '../../../shared/offline/offline-database.ts';
import { type OfflineKept, offlineStore } from '../../../shared/offline/offline-store.ts';
import { ifRefused } from './if-refused.ts';

export interface ShownKept {
  /** Null until it is read. */
  readonly kept: OfflineKept | null;
  /** Why the browser keeps nothing. */
  readonly refusal: StorageRefusal | null;
  /** To be told where it refuses a change. */
  readonly onRefused: (refusal: StorageRefusal) => void;
}

/** What this browser keeps for practice without a network; renders again when it changes. */
export function useOfflineKept(): ShownKept {
  const kept = useSyncExternalStore(offlineStore.kept.subscribe, offlineStore.kept.get);
  // what is in memory may be of the learner before
  const [isRead, setRead] = useState(false);
  const [refusal, setRefusal] = useState<StorageRefusal | null>(null);
  useEffect(() => {
    offlineStore.read().then(() => setRead(true), ifRefused(setRefusal));
  }, []);
  return { kept: isRead ? kept : null, refusal, onRefused: setRefusal };
}
