import { retry } from '@zielona-fala/web-kit/session';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** `failed`: it could not be loaded, and is retried · `refused`: the browser blocks autoplay */
export type FilmState = 'loading' | 'playing' | 'failed' | 'refused';

export interface Film {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly state: FilmState;
  /** Plays it from its beginning, now. */
  readonly playAgain: () => void;
}

const isPlaybackDenied = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'NotAllowedError';

/** Plays a film once `isStarted`; one that does not load is tried again, at once when the connection is back. */
export function useFilm(isStarted: boolean): Film {
  const ref = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<FilmState>('loading');
  const [attempt, setAttempt] = useState(0);

  const play = useEffectEvent(async (signal: AbortSignal) => {
    const begin = async () => {
      // a failed film stays failed until it is reloaded
      if (ref.current?.error) ref.current.load();
      await ref.current?.play();
    };
    try {
      await retry(begin, {
        signal,
        shouldRetry: (error) => !isPlaybackDenied(error),
        onRetry: () => {
          if (!signal.aborted) setState('failed');
        },
      });
      setState('playing');
    } catch {
      if (!signal.aborted) setState('refused');
    }
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts again
  useEffect(() => {
    if (!isStarted) return;
    const leaving = new AbortController();
    ref.current?.scrollIntoView({ block: 'nearest' });
    void play(leaving.signal);
    return () => leaving.abort();
  }, [isStarted, attempt]);

  const playAgain = () => {
    setState('loading');
    setAttempt(attempt + 1);
  };

  return { ref, state, playAgain };
}
