import {
  offersContract,
  type RemoteModule,
  type RemoteName,
  type RouteObject,
} from '@zielona-fala/contracts/portal';
import { createObservable } from '@zielona-fala/web-kit/observable';

export interface RemoteLoader {
  /**
   * Fetches a remote's module. From the second attempt on, its manifest is read and it is registered again.
   */
  load(name: RemoteName, attempt: number): Promise<RemoteModule>;
}

export type RemoteState =
  | { readonly status: 'loading' }
  | {
      readonly status: 'ready';
      readonly routes: RouteObject[];
      readonly generation: number;
      /** Which load brought it: the first takes the build that the page names, later ones take the newest. */
      readonly attempt: number;
    }
  | { readonly status: 'unavailable' };

type Mounted = Pick<Extract<RemoteState, { status: 'ready' }>, 'routes' | 'attempt'>;

export interface RemoteHost {
  getState(name: RemoteName): RemoteState;
  subscribe(listener: () => void): () => void;
  /** Loads a remote unless that was done; again after it was unavailable. Never rejects. */
  load(name: RemoteName): Promise<void>;
  /**
   * Registers a loaded remote anew, because another build was deployed: code of it is gone, or a page is new. Does so
   * at most once per {@link COOL_DOWN_MS} for each reason, and resolves when that renewal has ended; what is mounted
   * stays until the new one is there. Never rejects.
   * @param newPage name of the page that the loaded build lacks; without it, code of the build is gone
   */
  renew(name: RemoteName, newPage?: string): Promise<void>;
  /** A page of the remote failed. */
  report(name: RemoteName, error: unknown): void;
}

export interface RemoteHostOptions {
  readonly loader: RemoteLoader;
  /** Makes the module's pages ready to show: its messages, its routes. */
  readonly mount: (name: RemoteName, module: RemoteModule) => Promise<RouteObject[]>;
  readonly onError: (name: RemoteName, error: unknown) => void;
  /** Milliseconds. */
  readonly now?: () => number;
}

export const COOL_DOWN_MS = 60_000;

const LOADING: RemoteState = { status: 'loading' };
const UNAVAILABLE: RemoteState = { status: 'unavailable' };

/** Keeps each remote's state. One that fails twice is unavailable, costs its own pages only, and can be asked again. */
export function createRemoteHost(options: RemoteHostOptions): RemoteHost {
  const { loader, mount, onError, now = () => performance.now() } = options;
  const states = createObservable<ReadonlyMap<RemoteName, RemoteState>>(new Map());
  const attempts = new Map<RemoteName, number>();
  const running = new Map<RemoteName, Promise<void>>();
  const renewals = new Map<string, { readonly startedAt: number; readonly done: Promise<void> }>();
  let generation = 0;

  const set = (name: RemoteName, state: RemoteState) => states.set(new Map(states.get()).set(name, state));

  const attempt = async (name: RemoteName): Promise<Mounted> => {
    const count = attempts.get(name) ?? 0;
    attempts.set(name, count + 1);
    const module = await loader.load(name, count);
    if (!offersContract(module.contract))
      throw new Error(`${name} needs mount contract ${module.contract}, which this shell does not offer`);
    return { routes: await mount(name, module), attempt: count };
  };

  const show = (name: RemoteName, mounted: Mounted) => {
    generation += 1;
    set(name, { status: 'ready', generation, ...mounted });
  };

  const fetchTwice = async (name: RemoteName) => {
    try {
      const mounted = await attempt(name).catch((error: unknown) => {
        onError(name, error);
        return attempt(name);
      });
      show(name, mounted);
    } catch (error) {
      onError(name, error);
      set(name, UNAVAILABLE);
    } finally {
      running.delete(name);
    }
  };

  const fetchAnew = async (name: RemoteName) => {
    try {
      show(name, await attempt(name));
    } catch (error) {
      onError(name, error);
    }
  };

  return {
    getState: (name) => states.get().get(name) ?? LOADING,
    subscribe: states.subscribe,
    load(name) {
      if (states.get().get(name)?.status === 'ready') return Promise.resolve();
      const work = running.get(name) ?? fetchTwice(name);
      running.set(name, work);
      return work;
    },
    renew(name, newPage = '') {
      const reason = `${name}/${newPage}`;
      const last = renewals.get(reason);
      if (last && now() - last.startedAt < COOL_DOWN_MS) return last.done;
      const done = fetchAnew(name);
      renewals.set(reason, { startedAt: now(), done });
      return done;
    },
    report: onError,
  };
}
