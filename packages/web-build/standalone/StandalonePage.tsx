import { remoteOf } from '@zielona-fala/contracts/portal';
import type { Observable } from '@zielona-fala/web-kit/observable';
import { Outlet, useLocation } from '@zielona-fala/web-kit/router';
import { useSession } from '@zielona-fala/web-kit/session';
import { cx, PageSkeleton } from '@zielona-fala/web-kit/ui';
import { useSyncExternalStore } from 'react';
import { ControlBar } from './ControlBar.tsx';
import { Notices } from './Notices.tsx';
import type { ShownNotices } from './notices.ts';
import { SignIn } from './SignIn.tsx';
import * as css from './Standalone.module.css';

const isLearnersOnly = (pathname: string): boolean => remoteOf(pathname) === 'dashboard';

function Page() {
  const { pathname } = useLocation();
  const { status, user } = useSession();
  if (!isLearnersOnly(pathname) || user) return <Outlet />;
  return status === 'anonymous' || status === 'unreachable' ? <SignIn /> : <PageSkeleton />;
}

export interface StandalonePageProps {
  /** Name of the remote, e.g. `dashboard`. */
  readonly name: string;
  readonly frameHidden: Observable<boolean>;
  readonly notices: ShownNotices;
}

/** The frame around the remote's pages, as wide as the shell's. */
export function StandalonePage({ name, frameHidden, notices }: StandalonePageProps) {
  const isFrameHidden = useSyncExternalStore(frameHidden.subscribe, frameHidden.get);
  return (
    <>
      {isFrameHidden ? null : <ControlBar name={name} />}
      <main className={isFrameHidden ? css.bare : cx(css.main, css[name])}>
        <Page />
      </main>
      <Notices notices={notices} />
    </>
  );
}
