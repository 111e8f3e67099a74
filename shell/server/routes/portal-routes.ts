import {
  type DescribedPage,
  type PageRoute,
  type PortalRoutes,
  REMOTES,
  type RoutesOfRemotes,
} from '@zielona-fala/contracts/portal';

function mapPages<Page extends PageRoute>(
  remotes: RoutesOfRemotes<Page>,
  change: (page: Page) => PageRoute,
): PortalRoutes {
  const entries = REMOTES.map((remote) => {
    const pages = remotes[remote];
    const changed =
      pages && Object.fromEntries(Object.entries(pages).map(([name, page]) => [name, change(page)]));
    return [remote, changed] as const;
  });
  return { remotes: Object.fromEntries(entries) as PortalRoutes['remotes'] };
}

/** What the browser gets of the routes: all but the texts for the HTML. */
export const portalRoutes = (remotes: RoutesOfRemotes<DescribedPage>): PortalRoutes =>
  mapPages(remotes, ({ head: _head, heads: _heads, ...route }) => route);

/** What comes with each page: the names of many instances do not. */
export const writtenRoutes = ({ remotes }: PortalRoutes): PortalRoutes =>
  mapPages(remotes, ({ instances, ...route }) =>
    instances && !route.open ? { ...route, instances } : route,
  );
