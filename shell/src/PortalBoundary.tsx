import { useLocation } from '@zielona-fala/web-kit/router';
import type { ReactNode } from 'react';
import type { Report } from './error-reports.ts';
import { BrokenPortal } from './pages/BrokenPortal.tsx';
import { isLossOfOwnCode } from './remotes/load-failure.ts';
import { PageBoundary } from './remotes/PageBoundary.tsx';
import type { Reloads } from './updates/reloads.ts';

export interface PortalBoundaryProps {
  readonly report: Report;
  readonly reloads: Reloads;
  readonly children: ReactNode;
}

/** Shows the error page when the portal itself broke; when its build is gone from the server, takes the newer one. */
export function PortalBoundary({ report, reloads, children }: PortalBoundaryProps) {
  const { pathname, search } = useLocation();
  return (
    <PageBoundary
      address={pathname + search}
      onError={(error) => {
        report('portal', error);
        if (isLossOfOwnCode(error)) reloads.take();
      }}
      fallback={({ error }) => <BrokenPortal error={error} />}
    >
      {children}
    </PageBoundary>
  );
}
