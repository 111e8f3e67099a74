import type { MedalName } from '@zielona-fala/contracts';
import { checkSession } from '@zielona-fala/contracts/api/sessions/check-session';
import { type Portal, requestTo } from '@zielona-fala/contracts/portal';
import { followNotices } from '@zielona-fala/web-kit/notices';
import { pathOf } from '../path-of.ts';
import { api } from './api/api.ts';

/** Notices that come together, such as of a test and of the level reached by it, are answered by one reading. */
const TOGETHER_MS = 150;

/** What a test, an instructor or the operator changes, wherever it was done. */
const READ_ANEW = ['Tests', 'Unfinished', 'Stats', 'Ranking', 'Groups', 'Reports'] as const;

const EXAM = pathOf('dashboard-exam');

type Toasts = typeof import('./notice-toasts.ts');

/** Its code is fetched when it is needed: the exam player does without. */
function showToast(show: (toasts: Toasts) => void): void {
  // without it, what is new is marked in its list all the same
  void import('./notice-toasts.ts').then(show, () => undefined);
}

function tellOf(medals: readonly MedalName[], portal: Portal): void {
  // without it, they are where medals are shown
  void import('./medal-win.ts').then(
    ({ tellOfMedals }) => tellOfMedals(medals, portal),
    () => undefined,
  );
}

/**
 * Updates open pages after changes elsewhere: level, statistics, ranking and history are reloaded, medals are announced.
 * A hidden page waits until it is visible.
 * @returns ends it
 */
export function followChangesOf(userId: number, portal: Portal): () => void {
  const { session, api: client, store } = portal;
  const { accessToken, readLevel } = session;
  // a shell of a version before it
  if (!accessToken || !readLevel) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;
  let medals: MedalName[] = [];

  const readAnew = async (): Promise<void> => {
    if (!isDue || document.hidden) return;
    isDue = false;
    // the call would be rejected during a logout
    if ((await accessToken()) === null) return;
    if (medals.length > 0) tellOf(medals, portal);
    medals = [];
    store.dispatch(api.util.invalidateTags([...READ_ANEW]));
    void readLevel();
  };
  const look = (): void => {
    readAnew().catch(() => {
      // reloaded with the next notice, or when the page becomes visible
      isDue = true;
    });
  };
  const readSoon = (): void => {
    isDue = true;
    clearTimeout(timer);
    timer = setTimeout(look, TOGETHER_MS);
  };

  const endNotices = followNotices({
    userId,
    accessToken,
    onRefused: () => client.request(requestTo(checkSession, {}, { background: true })),
    onNotice({ type, data }) {
      // who sees none of the pages sees it where medals are shown
      if (type === 'medal' && !document.hidden) medals.push(data.medal);
      // nothing interrupts an exam; answers and homework are marked as new in their lists
      if (!document.hidden && location.pathname !== EXAM) {
        if (type === 'report-answered') showToast(({ tellOfAnswer }) => tellOfAnswer(portal));
        if (type === 'homework-set') showToast(({ tellOfHomework }) => tellOfHomework(portal, data.groupId));
      }
      readSoon();
    },
  });
  document.addEventListener('visibilitychange', look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', look);
    endNotices();
  };
}
