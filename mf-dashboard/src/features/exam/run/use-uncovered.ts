import { usePortal } from '@zielona-fala/web-kit/session';
import { useLayoutEffect } from 'react';

/** While `enabled`, neither a toast nor a celebration covers what is shown; they come afterwards. */
export function useUncovered(enabled: boolean): void {
  const { celebration } = usePortal();
  useLayoutEffect(() => (enabled ? celebration?.hold() : undefined), [enabled, celebration]);
}
