import type { Portal } from '@zielona-fala/contracts/portal';
import type { Observable } from '@zielona-fala/web-kit/observable';
import type { Session } from '@zielona-fala/web-kit/session';
import type { ErrorReports } from './error-reports.ts';
import type { HeadWriter } from './head/head-writer.ts';
import type { HeadBook } from './head/page-heads.ts';
import type { Messages } from './i18n/messages.ts';
import type { RouteBook } from './navigation/route-book.ts';
import type { ShellCelebration } from './overlays/celebration.ts';
import type { ShellDialogs } from './overlays/dialogs.ts';
import type { ShellToasts } from './overlays/toasts.ts';
import type { PageRoots } from './page/page-roots.tsx';
import type { LazyStore } from './state/lazy-store.ts';
import type { Reloads } from './updates/reloads.ts';
import type { UpdateWatch } from './updates/update-watch.ts';

/** What the frame needs, in the browser and on the server. */
export interface ScreenApp {
  readonly portal: Portal;
  readonly session: Pick<Session, 'restore' | 'check'>;
  readonly store: LazyStore;
  readonly messages: Messages;
  readonly routes: RouteBook;
  readonly heads: HeadBook;
  readonly headWriter: HeadWriter;
  /** Null on the server. */
  readonly overlays: {
    readonly toasts: ShellToasts;
    readonly dialogs: ShellDialogs;
    readonly celebration: ShellCelebration;
  } | null;
  /** Null on the server. */
  readonly pages: PageRoots | null;
  /** Path of the HTML that the server renders, or has rendered. */
  readonly address?: string | undefined;
  readonly frameHidden: Observable<boolean>;
  readonly updates: UpdateWatch;
  readonly updatesHeld: Observable<boolean>;
  readonly errors: Pick<ErrorReports, 'report'>;
  readonly reloads: Reloads;
}
