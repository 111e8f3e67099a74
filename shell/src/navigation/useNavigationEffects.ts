import { useLocation } from '@zielona-fala/web-kit/router';
import type { Session } from '@zielona-fala/web-kit/session';
import { useEffect, useRef } from 'react';

/** On each navigation: the token is checked without blocking, the page starts at its top, the focus goes to it. */
export function useNavigationEffects(session: Pick<Session, 'check'>): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    void session.check();
    if (last.current === pathname) return;
    last.current = pathname;
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [pathname, session]);
}
