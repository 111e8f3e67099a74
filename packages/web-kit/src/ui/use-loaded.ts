import { retry } from '@zielona-fala/web-kit/session';
import { type ComponentType, useEffect, useState } from 'react';

/**
 * A component whose code is fetched as soon as it is wanted, and again and again while it cannot be had; null until then.
 * @param load always the same function
 */
export function useLoaded<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): ComponentType<Props> | null {
  const [part, setPart] = useState<ComponentType<Props> | null>(null);
  const isMissing = isWanted && part === null;
  useEffect(() => {
    if (!isMissing) return;
    const unmounted = new AbortController();
    const { signal } = unmounted;
    retry(load, { signal, shouldRetry: () => true }).then(
      (loaded) => setPart(() => loaded),
      (error: unknown) => {
        if (!signal.aborted) throw error;
      },
    );
    return () => unmounted.abort();
  }, [load, isMissing]);
  return part;
}
