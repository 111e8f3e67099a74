import type { RemoteName } from '@zielona-fala/contracts';
import { type RouteObject, useRoutes } from '@zielona-fala/web-kit/router';
import { PageSkeleton } from '@zielona-fala/web-kit/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { RemoteBoundary } from './RemoteBoundary.tsx';
import { RestingRemote } from './RestingRemote.tsx';
import type { RemoteHost } from './remote-host.ts';

function Pages({ routes }: { readonly routes: RouteObject[] }) {
  return useRoutes(routes) ?? <NotFoundPage />;
}

export interface RemotePagesProps {
  readonly host: RemoteHost;
  readonly name: RemoteName;
}

/** The pages of one remote: on their way, there, or resting. */
export function RemotePages({ host, name }: RemotePagesProps) {
  const state = useSyncExternalStore(host.subscribe, () => host.getState(name));
  useEffect(() => void host.load(name), [host, name]);
  if (state.status === 'loading') return <PageSkeleton />;
  if (state.status === 'resting') return <RestingRemote name={name} retry={() => host.load(name)} />;
  return (
    <RemoteBoundary key={state.generation} onError={(error) => host.reportBroken(name, error)}>
      <Pages routes={state.routes} />
    </RemoteBoundary>
  );
}
