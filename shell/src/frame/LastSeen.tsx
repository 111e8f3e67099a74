import { online } from '@zielona-fala/web-kit/observable';
import { Link } from '@zielona-fala/web-kit/router';
import { useHref, useRetrying, useSession } from '@zielona-fala/web-kit/session';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { PRACTISE } from '../offline/practise-words.ts';
import * as css from './LastSeen.module.css';

const FIRST_DELAY_MS = 2000;

export interface LastSeenProps {
  readonly restore: () => Promise<void>;
}

/** Says that a page shows what was last loaded, and has the session restored as soon as the server is back. */
export function LastSeen({ restore }: LastSeenProps) {
  const intl = useIntl();
  const practice = useHref()('dashboard-offline');
  const { status, user } = useSession();
  const isOnline = useSyncExternalStore(online.subscribe, online.get);
  const isUnreachable = status === 'unreachable';
  useRetrying(isUnreachable ? restore : null, FIRST_DELAY_MS);

  const isLastSeen = user !== null && (isUnreachable || !isOnline);
  // the practice without a network says so itself
  const isShown = isLastSeen && location.pathname !== practice;
  const hasPack = browserMemory.read('unsentAnswers') !== null;
  return (
    <div className={css.place} role="status">
      {isShown ? (
        <p className={css.bar}>
          {intl.formatMessage({
            id: 'shell.lastSeen',
            defaultMessage: 'Nie możemy się teraz połączyć. Widzisz to, co wczytaliśmy ostatnio.',
            description:
              'Above a page that shows older data: there is no network, or the server does not answer',
          })}
          {hasPack ? <Link to={practice}>{intl.formatMessage(PRACTISE)}</Link> : null}
        </p>
      ) : null}
    </div>
  );
}
