import { Navigate } from '@zielona-fala/web-kit/router';
import { useHref, useSession } from '@zielona-fala/web-kit/session';
import { Dialog } from '@zielona-fala/web-kit/ui';
import { lazy, useEffect } from 'react';
import { Rehearsal } from '../features/exam/components/Rehearsal.tsx';
import { OfflinePractice } from '../features/practice/offline/OfflinePractice.tsx';
import { pathOf } from '../path-of.ts';
import type { RehearsalProps } from '../shared/offline/rehearsal.ts';
import { useSendWhenOnline } from '../shared/offline/use-send-when-online.ts';

const loadExamPage = () => import('./ExamPage.tsx');
const LocalExam = lazy(async () => ({ default: (await loadExamPage()).LocalExam }));
const PlayedRehearsal = (props: RehearsalProps) => <Rehearsal player={LocalExam} {...props} />;

/** dashboard/offline. For active learners, as far as is known: without a network the browser alone says that one is signed in. */
export function OfflinePage() {
  const { status, user } = useSession();
  const href = useHref();
  useSendWhenOnline();
  // without a network it is there only if it was loaded before
  useEffect(() => void loadExamPage().catch(() => undefined), []);
  const back = `?redirectTo=${encodeURIComponent(pathOf('dashboard-offline'))}`;
  if (status === 'anonymous') return <Navigate to={href('login') + back} replace />;
  if (user && !user.isActive) return <Navigate to={href('account-activate-info') + back} replace />;
  return (
    <>
      <OfflinePractice rehearsalPlayer={PlayedRehearsal} />
      {/* has the code of dialogs fetched while there is a network: a rehearsal asks before it ends */}
      <Dialog isOpen={false} title="" onClose={() => undefined}>
        {null}
      </Dialog>
    </>
  );
}
