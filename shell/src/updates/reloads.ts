/** Milliseconds within which a page that came by a reload is not reloaded again. */
export const COOL_DOWN_MS = 60_000;

/** Reloads the page automatically after another build of the shell was deployed. */
export interface Reloads {
  /**
   * Not while a test is under way, and not within {@link COOL_DOWN_MS} of the reload that this page came by: where
   * servers differ, or code stays away, a page must not load itself for ever.
   * @returns whether the page goes
   */
  take(): boolean;
}

export interface ReloadsOptions {
  readonly isHeld?: () => boolean;
  readonly cameByReload?: () => boolean;
  /** Milliseconds since the page was opened. */
  readonly age?: () => number;
  readonly reload?: () => void;
}

function cameByReload(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  return (navigation as PerformanceNavigationTiming | undefined)?.type === 'reload';
}

export function createReloads(options: ReloadsOptions = {}): Reloads {
  const { isHeld = () => false, age = () => performance.now(), reload = () => location.reload() } = options;
  const isAgain = options.cameByReload ?? cameByReload;
  return {
    take() {
      if (isHeld() || (isAgain() && age() < COOL_DOWN_MS)) return false;
      reload();
      return true;
    },
  };
}
