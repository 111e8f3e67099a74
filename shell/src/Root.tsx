import { PortalBoundary } from './PortalBoundary.tsx';
import { PortalContexts } from './PortalContexts.tsx';
import { PortalScreen } from './PortalScreen.tsx';
import type { ScreenApp } from './screen-app.ts';

/** Everything but the remotes' pages. What stands at a path is decided by the routes that the remotes tell, as on the server. */
export function Root({ app }: { readonly app: ScreenApp }) {
  return (
    <PortalContexts app={app}>
      <PortalBoundary report={app.errors.report} reloads={app.reloads}>
        <PortalScreen app={app} />
      </PortalBoundary>
    </PortalContexts>
  );
}
