import { DASHBOARD_SCREENS } from '@zielona-fala/contracts';
import { Outlet, useLocation } from '@zielona-fala/web-kit/router';
import { useSession } from '@zielona-fala/web-kit/session';
import { cx, PageSkeleton } from '@zielona-fala/web-kit/ui';
import { useSyncExternalStore } from 'react';
import type { StandaloneApp } from './app.tsx';
import { ControlBar } from './ControlBar.tsx';
import { Notices } from './Notices.tsx';
import { SignIn } from './SignIn.tsx';
import * as css from './Standalone.module.css';

const isLearnersOnly = (pathname: string): boolean => pathname.startsWith(DASHBOARD_SCREENS.dashboard);

function Page() {
  const { pathname } = useLocation();
  const { status, user } = useSession();
  if (!isLearnersOnly(pathname) || user) return <Outlet />;
  return status === 'anonymous' || status === 'unreachable' ? <SignIn /> : <PageSkeleton />;
}

/** The frame around the remote's pages, as wide as the shell's. */
export function StandalonePage({ app }: { readonly app: StandaloneApp }) {
  const isFrameHidden = useSyncExternalStore(app.frameHidden.subscribe, app.frameHidden.get);
  return (
    <>
      {isFrameHidden ? null : <ControlBar name={app.name} />}
      <main className={isFrameHidden ? css.bare : cx(css.main, css[app.name])}>
        <Page />
      </main>
      <Notices notices={app.notices} />
    </>
  );
}
