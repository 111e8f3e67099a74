import { Navigate } from '@zielona-fala/web-kit/router';
import { useHref, useSession } from '@zielona-fala/web-kit/session';
import { OfflinePractice } from '../features/practice/offline/OfflinePractice.tsx';
import { pathOf } from '../route-table.ts';
import { useSendWhenOnline } from '../shared/offline/use-send-when-online.ts';

/** dashboard/offline. For active learners, as far as is known: without a network the browser alone says that one is signed in. */
export function OfflinePage() {
  const { status, user } = useSession();
  const href = useHref();
  useSendWhenOnline();
  const back = `?redirectTo=${encodeURIComponent(pathOf('dashboard-offline'))}`;
  if (status === 'anonymous') return <Navigate to={href('login') + back} replace />;
  if (user && !user.isActive) return <Navigate to={href('account-activate-info') + back} replace />;
  return <OfflinePractice />;
}
