import type { MedalName } from '@zielona-fala/contracts';
import type { Portal } from '@zielona-fala/contracts/portal';
import { followNotices } from '@zielona-fala/web-kit/notices';
import { api } from '@zielona-fala/web-kit/store';
import { defineMessage, type MessageDescriptor } from 'react-intl';
import { medalName } from './medal-names.ts';

/** Notices that come together, such as of a test and of the level reached by it, are answered by one reading. */
const TOGETHER_MS = 150;

/** What a test changes, wherever it was finished. */
const RESULTS = ['Tests', 'Unfinished', 'Stats', 'Ranking'] as const;

const TITLE: MessageDescriptor = defineMessage({
  id: 'dashboard.medal.title',
  defaultMessage:
    '{count, plural, one {Nowy medal} few {Nowe medale} many {Nowe medale} other {Nowe medale}}',
  description: 'Toast: the learner was awarded medals, whose names follow',
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
  let medals: MedalName[] = [];

  const readAnew = async (): Promise<void> => {
    if (!isDue || document.hidden) return;
    isDue = false;
    // who is just signing out would be refused
    if ((await accessToken()) === null) return;
    if (medals.length > 0) tellOf(medals, portal);
    medals = [];
    store.dispatch(api.util.invalidateTags([...RESULTS]));
    void readLevel();
  };
  const look = (): void => {
    readAnew().catch(() => {
      // read with the next notice, or when somebody looks again
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
    onRefused: () => client.request({ path: 'v1/auth/valid', background: true }),
    onNotice({ type, data }) {
      // who sees none of the pages sees it where medals are shown
      if (type === 'medal' && !document.hidden) medals.push(data.medal);
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

function tellOf(medals: readonly MedalName[], { toasts, intl }: Portal): void {
  const words = intl();
  toasts.show({
    severity: 'success',
    title: words.formatMessage(TITLE, { count: medals.length }),
    text: words.formatList(
      medals.map((medal) => medalName(medal, words)),
      { type: 'unit' },
    ),
    // beside the result of the test that brought them
    group: 'top-right',
  });
}
