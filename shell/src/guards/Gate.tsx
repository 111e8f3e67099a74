import { PageSkeleton } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { UnavailableRemote } from '../remotes/UnavailableRemote.tsx';
import type { GateDecision } from './gate.ts';
import { UnreachableSession } from './UnreachableSession.tsx';

export interface GateProps {
  readonly decision: Exclude<GateDecision, { readonly kind: 'go' }>;
  readonly restoreSession: () => Promise<void>;
  readonly refreshRoutes: () => Promise<void>;
  readonly children: ReactNode;
}

/** Shows the page, or why it has to wait. */
export function Gate({ decision, restoreSession, refreshRoutes, children }: GateProps) {
  switch (decision.kind) {
    case 'wait':
      return <PageSkeleton />;
    case 'unreachable':
      return <UnreachableSession retry={restoreSession} />;
    case 'unknown':
      return <UnavailableRemote name={decision.remote} retry={refreshRoutes} />;
    case 'show':
      return children;
  }
}
