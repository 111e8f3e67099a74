import { type RouteObject, remoteOf } from '@zielona-fala/contracts/portal';
import type { Observable } from '@zielona-fala/web-kit/observable';
import { Link, useLocation, useRoutes } from '@zielona-fala/web-kit/router';
import { useSession } from '@zielona-fala/web-kit/session';
import { Button, cx, PageSkeleton } from '@zielona-fala/web-kit/ui';
import { useSyncExternalStore } from 'react';
import { ControlBar } from './ControlBar.tsx';
import type { ShownNotices } from './notices.ts';
import { SignIn } from './SignIn.tsx';
import * as css from './Standalone.module.css';

const isLearnersOnly = (pathname: string): boolean => remoteOf(pathname) === 'dashboard';

function Page({ routes }: { readonly routes: readonly RouteObject[] }) {
  const { pathname } = useLocation();
  const page = useRoutes(routes) ?? <PageList paths={routes.map(({ path }) => path)} />;
  const { status, user } = useSession();
  if (!isLearnersOnly(pathname) || user) return page;
  return status === 'anonymous' || status === 'unreachable' ? <SignIn /> : <PageSkeleton />;
}

export interface StandalonePageProps {
  /** Name of the remote, e.g. `dashboard`. */
  readonly name: string;
  /** The remote's pages. */
  readonly routes: readonly RouteObject[];
  readonly frameHidden: Observable<boolean>;
  readonly notices: ShownNotices;
}

/** The frame around the remote's pages, as wide as the shell's. */
export function StandalonePage({ name, routes, frameHidden, notices }: StandalonePageProps) {
  const isFrameHidden = useSyncExternalStore(frameHidden.subscribe, frameHidden.get);
  return (
    <>
      {isFrameHidden ? null : <ControlBar name={name} />}
      <main className={isFrameHidden ? css.bare : cx(css.main, css[name])}>
        <Page routes={routes} />
      </main>
      <Notices notices={notices} />
    </>
  );
}

/** Where the remote has no page: the ones that it has. */
function PageList({ paths }: { readonly paths: readonly string[] }) {
  return (
    <>
      <h1>Pages of this remote</h1>
      <ul className={css.paths}>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path}>{path}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The remote's toasts, oldest first. */
function Notices({ notices }: { readonly notices: ShownNotices }) {
  const shown = useSyncExternalStore(notices.shown.subscribe, notices.shown.get);
  return (
    <div role="status" className={css.notices}>
      {shown.map(({ id, severity, title, text, action }) => (
        <div key={id} className={cx(css.notice)}>
          <span>
            {severity}: <strong>{title}</strong> {text}
          </span>
          {action ? (
            <Button kind="quiet" onPress={action.onPress}>
              {action.label}
            </Button>
          ) : null}
          <Button kind="quiet" onPress={() => notices.close(id)}>
            Close
          </Button>
        </div>
      ))}
    </div>
  );
}
