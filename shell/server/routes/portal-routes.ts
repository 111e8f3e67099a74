import {
  type DescribedPage,
  type PortalRoutes,
  REMOTES,
  type RoutesOfRemotes,
} from '@zielona-fala/contracts/portal';

type Pages = RoutesOfRemotes[keyof RoutesOfRemotes];

/** What the browser gets of the routes: all but the texts for the HTML. */
export function portalRoutes(remotes: RoutesOfRemotes<DescribedPage>): PortalRoutes {
  const entries = REMOTES.map((remote) => {
    const pages = remotes[remote];
    const plain: Pages =
      pages &&
      Object.fromEntries(
        Object.entries(pages).map(([name, { head: _head, heads: _heads, ...route }]) => [name, route]),
      );
    return [remote, plain] as const;
  });
  return { remotes: Object.fromEntries(entries) as PortalRoutes['remotes'] };
}
