import { createObservable, type Observable } from '@zielona-fala/web-kit/observable';
import { fetchJson } from '../fetch-json.ts';

export interface UpdateWatch {
  /** True once the server offers another build than the one that runs. */
  readonly available: Observable<boolean>;
  /** Asks every minute and on focus. @returns stops it */
  start(): () => void;
}

export interface UpdateWatchOptions {
  readonly runningBuild: string;
  readonly fetchLatest: () => Promise<string>;
  /** Learns which pages the remotes have by now. Never rejects. */
  readonly refreshRoutes: () => Promise<void>;
  /** True while a test is under way, whose page has to stay where it is. */
  readonly held: Observable<boolean>;
}

const POLL_MS = 60_000;

/** Keeps an open session up to date with deployments: the shell's build, and the routes of its remotes. */
export function createUpdateWatch(options: UpdateWatchOptions): UpdateWatch {
  const { runningBuild, fetchLatest, refreshRoutes, held } = options;
  const available = createObservable(false);
  const askForBuild = async () => {
    try {
      if ((await fetchLatest()) !== runningBuild) available.set(true);
    } catch {
      // an unavailable server has no newer build to offer; asked again in a minute
    }
  };
  const ask = () => {
    void askForBuild();
    if (!held.get()) void refreshRoutes();
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

const isBuild = (value: unknown): value is { readonly id: string } => typeof Object(value).id === 'string';

/** @throws Error when the server does not answer with a build id */
export const fetchLatestBuild = async (): Promise<string> =>
  (await fetchJson('/builds/latest.json', isBuild)).id;
