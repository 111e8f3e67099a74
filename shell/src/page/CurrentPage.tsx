import { useLocation } from '@zielona-fala/web-kit/router';
import type { PortalApp } from '../app.ts';
import { useRouteMap } from '../navigation/useRouteMap.ts';
import { PortalBoundary } from '../PortalBoundary.tsx';
import { PortalContexts } from '../PortalContexts.tsx';
import { RemotePages } from '../remotes/RemotePages.tsx';

function PageAtAddress({ app }: { readonly app: PortalApp }) {
  const { pathname } = useLocation();
  const destination = useRouteMap().locate(pathname);
  // the frame shows what is there instead
  if (destination.kind !== 'page') return null;
  return <RemotePages host={app.remotes} name={destination.remote} page={destination.name} />;
}

/** The remote's page at the current URL, with its providers. */
export function CurrentPage({ app }: { readonly app: PortalApp }) {
  return (
    <PortalContexts app={app}>
      <PortalBoundary report={app.errors.report} reloads={app.reloads}>
        <PageAtAddress app={app} />
      </PortalBoundary>
    </PortalContexts>
  );
}
