import { createSignal, type Signal } from '@zielona-fala/web-kit/host';

export interface UpdateWatch {
  /** True once the server offers another build than the one that runs. */
  readonly available: Signal<boolean>;
  /** Asks now and from then on every minute and on focus. @returns stops it */
  start(): () => void;
}

export interface UpdateWatchOptions {
  readonly runningBuild: string;
  readonly fetchLatest: () => Promise<string>;
}

const POLL_MS = 60_000;

export function createUpdateWatch({ runningBuild, fetchLatest }: UpdateWatchOptions): UpdateWatch {
  const available = createSignal(false);
  const ask = async () => {
    try {
      if ((await fetchLatest()) !== runningBuild) available.set(true);
    } catch {
      // a server that cannot be asked has no newer build to offer; asked again in a minute
    }
  };
  return {
    available,
    start() {
      const timer = window.setInterval(ask, POLL_MS);
      window.addEventListener('focus', ask);
      return () => {
        window.clearInterval(timer);
        window.removeEventListener('focus', ask);
      };
    },
  };
}

/** @throws Error when the server does not answer with a build id */
export async function fetchLatestBuild(): Promise<string> {
  const response = await fetch('/builds/latest.json', { cache: 'no-store' });
  const { id } = (await response.json()) as { id?: unknown };
  if (!response.ok || typeof id !== 'string') throw new Error(`builds/latest.json: ${response.status}`);
  return id;
}
