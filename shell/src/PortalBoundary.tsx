import { useLocation } from '@zielona-fala/web-kit/router';
import type { ReactNode } from 'react';
import { BrokenPortal } from './pages/BrokenPortal.tsx';
import { PageBoundary } from './remotes/PageBoundary.tsx';
import { report } from './report.ts';

/** Shows the error page when the portal itself broke. */
export function PortalBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  return (
    <PageBoundary
      address={pathname + search}
      onError={(error) => report('portal', error)}
      fallback={({ error }) => <BrokenPortal error={error} />}
    >
      {children}
    </PageBoundary>
  );
}
