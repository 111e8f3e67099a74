import type { PortalProgress } from '@zielona-fala/contracts/portal';
import { createHolds } from '@zielona-fala/web-kit/observable';

/** The indicator shows as long as anybody works. */
export function createProgress(onChange: (loading: boolean) => void): PortalProgress {
  const { held, hold } = createHolds();
  held.subscribe(() => onChange(held.get()));
  return { start: hold };
}
