import { PageSkeleton } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { UnavailableRemote } from '../remotes/UnavailableRemote.tsx';
import { UnavailablePart } from '../UnavailablePart.tsx';
import { UNREACHABLE } from '../unreachable-words.ts';
import type { GateDecision } from './gate.ts';

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

/** A learner is signed in, but svc-identity is unavailable; this signs nobody out. */
function UnreachableSession({ retry }: { readonly retry: () => Promise<void> }) {
  const intl = useIntl();
  return (
    <UnavailablePart
      title={intl.formatMessage(UNREACHABLE.title)}
      text={intl.formatMessage(UNREACHABLE.text)}
      retry={retry}
    />
  );
}
