import { PageSkeleton } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import type { GateDecision } from './gate.ts';
import { UnreachableSession } from './UnreachableSession.tsx';

export interface GateProps {
  readonly decision: Exclude<GateDecision, { readonly kind: 'go' }>;
  readonly retry: () => Promise<void>;
  readonly children: ReactNode;
}

/** Shows the page, or why it has to wait. */
export function Gate({ decision, retry, children }: GateProps) {
  if (decision.kind === 'wait') return <PageSkeleton />;
  if (decision.kind === 'unreachable') return <UnreachableSession retry={retry} />;
  return children;
}
