import type { RemoteName } from '@zielona-fala/contracts';
import { PORTAL_CONTRACT, type RemoteModule } from '@zielona-fala/contracts/portal';
import type { RouteObject } from '@zielona-fala/web-kit/router';

export interface RemoteLoader {
  /**
   * Fetches a remote's module. From the second attempt on it is registered anew under a changed address,
   * because a manifest that was not one stays cached for ever.
   */
  load(name: RemoteName, attempt: number): Promise<RemoteModule>;
}

export type RemoteState =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly routes: RouteObject[]; readonly generation: number }
  | { readonly status: 'resting' };

export interface RemoteHost {
  getState(name: RemoteName): RemoteState;
  subscribe(listener: () => void): () => void;
  /** Loads a remote unless that was done; again after it rested. Never rejects. */
  load(name: RemoteName): Promise<void>;
  /** A page of the remote broke: it rests until it could be fetched anew. */
  reportBroken(name: RemoteName, error: unknown): void;
}

export interface RemoteHostOptions {
  readonly loader: RemoteLoader;
  /** Makes the module's pages ready to show: its messages, its routes. */
  readonly mount: (name: RemoteName, module: RemoteModule) => Promise<RouteObject[]>;
  readonly onError: (name: RemoteName, error: unknown) => void;
}

const LOADING: RemoteState = { status: 'loading' };
const RESTING: RemoteState = { status: 'resting' };
const SPEAKS: readonly number[] = [PORTAL_CONTRACT];

/** Keeps each remote's state. One that fails twice rests, costs its own pages only, and can be asked again. */
export function createRemoteHost({ loader, mount, onError }: RemoteHostOptions): RemoteHost {
  const states = new Map<RemoteName, RemoteState>();
  const attempts = new Map<RemoteName, number>();
  const running = new Map<RemoteName, Promise<void>>();
  const listeners = new Set<() => void>();
  let generation = 0;

  const set = (name: RemoteName, state: RemoteState) => {
    states.set(name, state);
    for (const listener of listeners) listener();
  };

  const attempt = async (name: RemoteName): Promise<RouteObject[]> => {
    const count = attempts.get(name) ?? 0;
    attempts.set(name, count + 1);
    const module = await loader.load(name, count);
    if (!SPEAKS.includes(module.contract))
      throw new Error(`${name} speaks mount contract ${module.contract}`);
    return mount(name, module);
  };

  const fetchTwice = async (name: RemoteName) => {
    try {
      const routes = await attempt(name).catch((error: unknown) => {
        onError(name, error);
        return attempt(name);
      });
      generation += 1;
      set(name, { status: 'ready', routes, generation });
    } catch (error) {
      onError(name, error);
      set(name, RESTING);
    } finally {
      running.delete(name);
    }
  };

  return {
    getState: (name) => states.get(name) ?? LOADING,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load(name) {
      if (states.get(name)?.status === 'ready') return Promise.resolve();
      const work = running.get(name) ?? fetchTwice(name);
      running.set(name, work);
      return work;
    },
    reportBroken(name, error) {
      onError(name, error);
      set(name, RESTING);
    },
  };
}
