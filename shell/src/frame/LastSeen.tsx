import { online } from '@zielona-fala/web-kit/observable';
import { Link } from '@zielona-fala/web-kit/router';
import { useHref, useRetrying, useSession } from '@zielona-fala/web-kit/session';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { PRACTISE } from '../offline/practise-words.ts';
import * as css from './LastSeen.module.css';

const FIRST_DELAY_MS = 2000;

export interface LastSeenProps {
  readonly restore: () => Promise<void>;
  /** Reads all that pages show again. */
  readonly readAnew: () => void;
}

/** Says that pages show what was last loaded, and has it read again as soon as the server is back. */
export function LastSeen({ restore, readAnew }: LastSeenProps) {
  const intl = useIntl();
  const practice = useHref()('dashboard-offline');
  const { status, user } = useSession();
  const isOnline = useSyncExternalStore(online.subscribe, online.get);
  const isAway = user !== null && (status === 'unreachable' || !isOnline);
  useRetrying(isAway && status === 'unreachable' ? restore : null, FIRST_DELAY_MS);

  const wasAway = useRef(false);
  useEffect(() => {
    if (wasAway.current && !isAway) readAnew();
    wasAway.current = isAway;
  }, [isAway, readAnew]);

  // which says it itself
  if (!isAway || location.pathname === practice) return null;
  const hasPack = browserMemory.read('unsentAnswers') !== null;
  return (
    <p className={css.bar} role="status">
      {intl.formatMessage({
        id: 'shell.lastSeen',
        defaultMessage: 'Nie ma połączenia. Widzisz to, co wczytaliśmy ostatnio.',
        description: 'Above a page: there is no network, and the page shows older data',
      })}
      {hasPack ? <Link to={practice}>{intl.formatMessage(PRACTISE)}</Link> : null}
    </p>
  );
}
