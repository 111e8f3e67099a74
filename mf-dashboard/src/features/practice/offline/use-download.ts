import type { CategoryName, QuestionLanguage } from '@zielona-fala/contracts';
import { getPack } from '@zielona-fala/contracts/api/pack/get-pack';
import { requestTo } from '@zielona-fala/contracts/portal';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect, useRef, useState } from 'react';
import { keepMedia, measureMedia, missingMedia, removeMedia } from '../../../shared/offline/media-cache.ts';
import { StorageRefusal } from '../../../shared/offline/offline-database.ts';
import type { OfflinePack } from '../../../shared/offline/offline-pack.ts';
import { offlineStore } from '../../../shared/offline/offline-store.ts';
import { filmsOf, mediaOf, picturesOf } from './pack-media.ts';

export interface WantedPack {
  readonly cat: CategoryName;
  readonly lang: QuestionLanguage;
  readonly size: number;
}

/** What is kept with the questions of a pack; pictures come with films. */
export type MediaChoice = 'none' | 'pictures' | 'films';

/** A pack that is not kept yet, with its size in bytes. */
export interface OfferedPack {
  readonly pack: Required<Pick<OfflinePack, 'films'>> & OfflinePack;
  readonly questionBytes: number;
  readonly pictureBytes: number;
  readonly filmBytes: number;
}

export type DownloadFailure = 'network' | 'full' | 'refused';

export interface DownloadState {
  readonly step: 'idle' | 'asking' | 'offered' | 'keeping' | 'paused';
  /** What was asked for last, until it is kept. */
  readonly wanted: WantedPack | null;
  readonly offered: OfferedPack | null;
  /** Pictures and films that are kept, of how many. */
  readonly media: { readonly kept: number; readonly total: number };
  readonly failure: DownloadFailure | null;
}

const IDLE: DownloadState = {
  step: 'idle',
  wanted: null,
  offered: null,
  media: { kept: 0, total: 0 },
  failure: null,
};

/** @param total of the pictures and films; 0 while the questions are kept */
const keeping = (kept: number, total: number): DownloadState => ({
  ...IDLE,
  step: 'keeping',
  media: { kept, total },
});

const paused = (last: DownloadState): DownloadState => ({ ...last, step: 'paused' });

const failureBehind = (error: unknown): DownloadFailure => {
  if (!(error instanceof StorageRefusal)) return 'network';
  return error.isFull ? 'full' : 'refused';
};

export interface Download extends DownloadState {
  /** Asks for a pack and its size. */
  ask(wanted: WantedPack): void;
  keep(offered: OfferedPack, media: MediaChoice): void;
  /** Goes on with the pictures and films that are missing. */
  resume(pack: OfflinePack): void;
  pause(): void;
  cancel(): void;
}

/** Gets a pack into this browser: the questions at once, then its pictures and films, which can wait. */
export function useDownload(kept: OfflinePack | null): Download {
  const { api } = usePortal();
  const [state, setState] = useState(IDLE);
  const running = useRef<AbortController>(null);

  useEffect(() => () => running.current?.abort(), []);
  // what an earlier visit did not finish
  useEffect(() => {
    const media = kept === null ? [] : mediaOf(kept);
    if (media.length === 0 || running.current !== null) return;
    const total = media.length;
    void missingMedia(media).then(({ length }) => {
      if (length === 0 || running.current !== null) return;
      setState({ ...IDLE, step: 'paused', media: { kept: total - length, total } });
    });
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
      // else what is fetched beside it would show that the download goes on
      controller.abort();
      return false;
    }
  };

  const fetchMedia = async (pack: OfflinePack, signal: AbortSignal): Promise<DownloadState> => {
    const media = mediaOf(pack);
    const missing = await missingMedia(media);
    const total = media.length;
    let done = total - missing.length;
    const show = () => {
      if (!signal.aborted) setState(keeping(done, total));
    };
    show();
    const onDone = () => {
      done += 1;
      show();
    };
    const gone = await keepMedia(missing, onDone, signal);
    // else every visit would look for them again
    if (gone.length > 0) await offlineStore.dropMedia(gone);
    return IDLE;
  };

  const resume = (pack: OfflinePack) => void run((signal) => fetchMedia(pack, signal), paused);

  const stop = (next: (last: DownloadState) => DownloadState) => {
    running.current?.abort();
    setState(next);
  };

  return {
    ...state,
    ask(wanted) {
      const asked = { ...IDLE, wanted };
      setState({ ...asked, step: 'asking' });
      const work = async (signal: AbortSignal): Promise<DownloadState> => {
        const answer = await api.request(requestTo(getPack, { query: wanted }, { signal }));
        const pictures = picturesOf(answer.questions);
        const films = filmsOf(answer.questions);
        const offered: OfferedPack = {
          pack: { ...answer, category: wanted.cat, lang: wanted.lang, pictures, films },
          questionBytes: new Blob([JSON.stringify(answer)]).size,
          pictureBytes: await measureMedia(pictures, signal),
          filmBytes: await measureMedia(films, signal),
        };
        return { ...asked, step: 'offered', offered };
      };
      void run(work, () => asked);
    },
    keep(offered, media) {
      const { pictures, films } = offered.pack;
      const pack = {
        ...offered.pack,
        pictures: media === 'none' ? [] : pictures,
        films: media === 'films' ? films : [],
      };
      const work = async (signal: AbortSignal): Promise<DownloadState> => {
        // browsers that grant it do not clear what a learner has not sent yet
        await navigator.storage?.persist?.().catch(() => false);
        signal.throwIfAborted();
        await offlineStore.keepPack(pack);
        // one that did not fit leaves the pack before it whole
        await removeMedia();
        return media === 'none' ? IDLE : keeping(0, mediaOf(pack).length);
      };
      setState(keeping(0, 0));
      void run(work, () => state).then((isKept) => {
        if (isKept && media !== 'none') resume(pack);
      });
    },
    resume,
    pause: () => stop(paused),
    cancel: () => stop(() => IDLE),
  };
}
