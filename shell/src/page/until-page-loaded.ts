import { parametersOf, type RemoteName, type RouteObject } from '@zielona-fala/contracts/portal';
import { createBackoff } from '@zielona-fala/web-kit/session';
import { matcherOf } from '../navigation/path-pattern.ts';
import type { RemoteHost } from '../remotes/remote-host.ts';

const FIRST_DELAY_MS = 2000;

const routeAt = (path: string, routes: readonly RouteObject[]): RouteObject | undefined =>
  routes
    .toSorted((one, other) => parametersOf(one.path).length - parametersOf(other.path).length)
    .find((route) => matcherOf(route.path)(path) !== null);

/**
 * Loads a remote and the code of its page at a path, again and again with growing pauses. Rejects when given up.
 * @returns whether the code is of the build that the page came from
 */
export async function untilPageLoaded(
  host: RemoteHost,
  name: RemoteName,
  path: string,
  givenUp: AbortSignal,
): Promise<boolean> {
  const backoff = createBackoff({ firstDelay: FIRST_DELAY_MS });
  for (;;) {
    await host.load(name);
    const state = host.getState(name);
    try {
      if (state.status === 'ready') {
        await routeAt(path, state.routes)?.load?.();
        return state.attempt === 0;
      }
    } catch (error) {
      host.report(name, error);
      void host.renew(name);
    }
    await backoff.wait(givenUp);
  }
}
