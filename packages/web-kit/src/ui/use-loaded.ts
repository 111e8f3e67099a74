import { retry } from '@zielona-fala/web-kit/session';
import { type ComponentType, useEffect, useState } from 'react';

/** By what loads them: a component that is there once is there at once the next time. */
const knownParts = new WeakMap<object, unknown>();

/**
 * A component whose code is fetched as soon as it is wanted, and again and again while it cannot be had; null until then.
 * @param load always the same function
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [part, setPart] = useState(() => (knownParts.get(load) as ComponentType<Props> | undefined) ?? null);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    retry(load, { signal, shouldRetry: () => true }).then(
      (loaded) => {
        knownParts.set(load, loaded);
        setPart(() => loaded);
      },
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => unmounted.abort();
  }, [load, isMissing]);
  return part;
}
