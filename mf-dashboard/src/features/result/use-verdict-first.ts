import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect } from 'react';

/** Has the verdict seen before anything else: nothing is celebrated until it is there, no update offered beside it. */
export function useVerdictFirst(isThere: boolean): void {
  const { celebration, navigation } = usePortal();
  useEffect(() => navigation.holdUpdates(), [navigation]);
  useEffect(() => (isThere ? undefined : celebration?.hold()), [isThere, celebration]);
}
