import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { PORTAL_CONTRACT, type RemoteModule } from '@zielona-fala/contracts/portal';
import { renderInPortal } from './render-in-portal.tsx';
import { createTestPortal, type TestPortal, type TestPortalOptions } from './test-portal.ts';

type Remote = Pick<RemoteModule, 'routes'>;

/** A page, or its outline until it knows more. */
const SHOWN = 'h1, section';

interface Visit extends Pick<TestPortalOptions, 'user'> {
  /** What stands for the steps of a path that have a name. */
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * Opens each page of a remote, before the API answers anything, in a portal of this contract that knows no facts, and in
 * one of the contract before, in which a newer build may be mounted as well. Fails where they do not show the same.
 * @returns the paths
 */
export async function openInBothPortals(
  remote: Remote,
  { user = null, params = {} }: Visit = {},
): Promise<readonly string[]> {
  const open = () => createTestPortal({ user, api: () => new Promise(() => undefined) });
  const paths = remote.routes(open()).map(({ path }) => path);
  for (const path of paths) {
    const address = path.replaceAll(/:(\w+)/g, (_, name: string) => params[name] ?? 'any');
    const pages = [open(), asBefore(open())].map((portal) =>
      renderInPortal(<p>no page</p>, { portal, path: address, routes: remote.routes(portal) }),
    );
    await waitFor(() => {
      const [now, before] = pages.map(({ container }) => container);
      for (const page of [now, before]) expect(page?.querySelector(SHOWN)).not.toBeNull();
      expect(before?.textContent).toBe(now?.textContent);
    });
    for (const { unmount } of pages) unmount();
  }
  return paths;
}

/** As contract 2 had it. */
function asBefore({ facts: _unknown, ...rest }: TestPortal): TestPortal {
  return { ...rest, contract: PORTAL_CONTRACT - 1 } as TestPortal;
}
