import { expect } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { Portal, RemoteModule } from '@zielona-fala/contracts/portal';
import { renderInPortal } from './render-in-portal.tsx';
import { createTestPortal, type TestPortal, type TestPortalOptions } from './test-portal.ts';

type Remote = Pick<RemoteModule, 'contract' | 'routes'>;

/** Parts of the portal that shells offer since a contract. */
const ADDED: readonly { readonly contract: number; readonly part: keyof Portal }[] = [
  { contract: 3, part: 'facts' },
];
/** Parts that a shell may lack whatever contract it offers. */
const OPTIONAL = ['celebration', 'instanceHref', 'signOut'] as const satisfies readonly (keyof Portal)[];

/** A page, or its placeholder while it is loading. */
const SHOWN = 'h1, section';

interface Visit extends Pick<TestPortalOptions, 'user'> {
  /** Values of named path steps. */
  readonly params?: Readonly<Record<string, string>>;
}

/**
 * Opens each page of a remote, before the API answers anything, in a portal of this repository and in one with no more
 * than the contract that the remote says it needs. Fails where they do not show the same.
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
    const pages = [open(), withNoMoreThan(remote.contract, open())].map((portal) =>
      renderInPortal(<p>no page</p>, { portal, path: address, routes: remote.routes(portal) }),
    );
    await waitFor(() => {
      const [full, least] = pages.map(({ container }) => container);
      for (const page of [full, least]) expect(page?.querySelector(SHOWN)).not.toBeNull();
      expect(least?.textContent).toBe(full?.textContent);
    });
    for (const { unmount } of pages) unmount();
  }
  return paths;
}

function withNoMoreThan(contract: number, portal: TestPortal): TestPortal {
  const later = ADDED.filter((added) => added.contract > contract).map(({ part }) => part);
  const missing = new Set<string>([...OPTIONAL, ...later]);
  const parts = Object.entries(portal).filter(([part]) => !missing.has(part));
  return { ...Object.fromEntries(parts), contract } as unknown as TestPortal;
}
