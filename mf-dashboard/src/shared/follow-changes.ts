import type { Portal } from '@zielona-fala/contracts/portal';
import { followNotices } from '@zielona-fala/web-kit/notices';
import { api } from '@zielona-fala/web-kit/store';
import { defineMessages } from 'react-intl';
import { pathOf } from '../route-table.ts';

/** Notices that come together, such as of a test and of the level reached by it, are answered by one reading. */
const TOGETHER_MS = 150;

/** What a test changes, wherever it was finished. */
const RESULTS = ['Tests', 'Unfinished', 'Stats', 'Ranking'] as const;

const MEDAL = defineMessages({
  title: {
    id: 'dashboard.medal.title',
    defaultMessage: 'Nowy medal',
    description: 'Toast: the learner was awarded a medal',
  },
  show: {
    id: 'dashboard.medal.show',
    defaultMessage: 'Zobacz w profilu',
    description: 'Action of the toast about a new medal: opens the profile',
  },
});

/**
 * Lets open pages show what has changed elsewhere: level, statistics, ranking and history are read anew, a medal is told.
 * A page that nobody sees waits until somebody does.
 * @returns ends it
 */
export function followChangesOf(userId: number, portal: Portal): () => void {
  const { session, api: client, store } = portal;
  const { accessToken, readLevel } = session;
  // a shell of a version before it
  if (!accessToken || !readLevel) return () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  const readAnew = (): void => {
    if (!isDue || document.hidden) return;
    isDue = false;
    store.dispatch(api.util.invalidateTags([...RESULTS]));
    void readLevel();
  };
  const readSoon = (): void => {
    isDue = true;
    clearTimeout(timer);
    timer = setTimeout(readAnew, TOGETHER_MS);
  };

  const endNotices = followNotices({
    userId,
    accessToken,
    onRefused: () => client.request({ path: 'v1/auth/valid', background: true }),
    onNotice({ type }) {
      readSoon();
      if (type === 'medal' && !document.hidden) tellOfMedal(portal);
    },
  });
  document.addEventListener('visibilitychange', readAnew);
  return () => {
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', readAnew);
    endNotices();
  };
}

function tellOfMedal({ toasts, navigation, intl }: Portal): void {
  const { formatMessage } = intl();
  toasts.show({
    severity: 'success',
    title: formatMessage(MEDAL.title),
    action: {
      label: formatMessage(MEDAL.show),
      onPress: () => navigation.go(pathOf('dashboard-profile')),
    },
  });
}
