import type { CategoryName, QuestionLanguage } from '@zielona-fala/contracts';
import { getPack } from '@zielona-fala/contracts/api/pack/get-pack';
import { requestTo } from '@zielona-fala/contracts/portal';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect, useRef, useState } from 'react';
import { StorageRefusal } from '../../../shared/offline/offline-database.ts';
import type { OfflinePack } from '../../../shared/offline/offline-pack.ts';
import { offlineStore } from '../../../shared/offline/offline-store.ts';
import {
  keepPictures,
  measurePictures,
  missingPictures,
  removePictures,
} from '../../../shared/offline/pictures.ts';
import { picturesOf } from './pack-pictures.ts';

export interface WantedPack {
  readonly cat: CategoryName;
  readonly lang: QuestionLanguage;
  readonly size: number;
}

/** A pack that is not kept yet, with its size in bytes. */
export interface OfferedPack {
  readonly pack: OfflinePack;
  readonly questionBytes: number;
  readonly pictureBytes: number;
}

export type DownloadFailure = 'network' | 'full' | 'refused';

export interface DownloadState {
  readonly step: 'idle' | 'asking' | 'offered' | 'keeping' | 'paused';
  readonly offered: OfferedPack | null;
  /** Pictures that are kept, of how many. */
  readonly pictures: { readonly kept: number; readonly total: number };
  readonly failure: DownloadFailure | null;
}

const IDLE: DownloadState = {
  step: 'idle',
  offered: null,
  pictures: { kept: 0, total: 0 },
  failure: null,
};

const paused = (last: DownloadState): DownloadState => ({ ...last, step: 'paused' });

const failureBehind = (error: unknown): DownloadFailure => {
  if (!(error instanceof StorageRefusal)) return 'network';
  return error.isFull ? 'full' : 'refused';
};

export interface Download extends DownloadState {
  /** Asks for a pack and its size. */
  ask(wanted: WantedPack): void;
  keep(offered: OfferedPack, withPictures: boolean): void;
  /** Goes on with the pictures that are missing. */
  resume(pack: OfflinePack): void;
  pause(): void;
  cancel(): void;
}

/** Gets a pack into this browser: the questions at once, then its pictures, which can wait. */
export function useDownload(kept: OfflinePack | null): Download {
  const { api } = usePortal();
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);
  // what an earlier visit did not finish
  useEffect(() => {
    if (kept === null || kept.pictures.length === 0 || running.current !== null) return;
    const total = kept.pictures.length;
    missingPictures(kept.pictures).then(
      ({ length }) => {
        if (length === 0 || running.current !== null) return;
        setState({ ...IDLE, step: 'paused', pictures: { kept: total - length, total } });
      },
      () => undefined,
    );
  }, [kept]);

  /** @returns whether it was done */
  const run = async (
    work: (signal: AbortSignal) => Promise<DownloadState>,
    atFailure: (last: DownloadState) => DownloadState,
  ): Promise<boolean> => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    try {
      const next = await work(signal);
      if (!signal.aborted) setState(next);
      return !signal.aborted;
    } catch (error) {
      if (!signal.aborted) setState((last) => ({ ...atFailure(last), failure: failureBehind(error) }));
      return false;
    }
  };

  const fetchPictures = async ({ pictures }: OfflinePack, signal: AbortSignal): Promise<DownloadState> => {
    const missing = await missingPictures(pictures);
    const total = pictures.length;
    let done = total - missing.length;
    const show = () =>
      setState((last) => ({ ...last, step: 'keeping', failure: null, pictures: { kept: done, total } }));
    show();
    const onKept = () => {
      done += 1;
      if (!signal.aborted) show();
    };
    await keepPictures(missing, onKept, signal);
    return IDLE;
  };

  const resume = (pack: OfflinePack) => void run((signal) => fetchPictures(pack, signal), paused);

  const stop = (next: (last: DownloadState) => DownloadState) => {
    running.current?.abort();
    setState(next);
  };

  return {
    ...state,
    ask(wanted) {
      setState({ ...IDLE, step: 'asking' });
      const work = async (signal: AbortSignal): Promise<DownloadState> => {
        const answer = await api.request(requestTo(getPack, { query: wanted }, { signal }));
        const pictures = picturesOf(answer.questions);
        const offered: OfferedPack = {
          pack: { ...answer, category: wanted.cat, lang: wanted.lang, pictures },
          questionBytes: new Blob([JSON.stringify(answer)]).size,
          pictureBytes: await measurePictures(pictures, signal),
        };
        return { ...IDLE, step: 'offered', offered };
      };
      void run(work, () => IDLE);
    },
    keep(offered, withPictures) {
      const pack = { ...offered.pack, pictures: withPictures ? offered.pack.pictures : [] };
      const work = async (): Promise<DownloadState> => {
        // browsers that grant it do not clear what a learner has not sent yet
        await navigator.storage?.persist?.().catch(() => false);
        await removePictures();
        await offlineStore.keepPack(pack);
        return IDLE;
      };
      setState({ ...IDLE, step: 'keeping' });
      void run(work, () => ({ ...IDLE, step: 'offered', offered })).then((isKept) => {
        if (isKept && withPictures) resume(pack);
      });
    },
    resume,
    pause: () => stop(paused),
    cancel: () => stop(() => IDLE),
  };
}
