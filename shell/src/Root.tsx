import { PortalBoundary } from './PortalBoundary.tsx';
import { PortalContexts } from './PortalContexts.tsx';
import { PortalScreen } from './PortalScreen.tsx';
import type { ScreenApp } from './screen-app.ts';

/** Everything except the remotes' pages. The routes of the remotes decide what a path shows, as on the server. */
export function Root({ app }: { readonly app: ScreenApp }) {
  return (
    <PortalContexts app={app}>
      <PortalBoundary report={app.errors.report} reloads={app.reloads}>
        <PortalScreen app={app} />
      </PortalBoundary>
    </PortalContexts>
  );
}
