import { Button, Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './SecurityLog.module.css';

const EventList = lazy(async () => ({ default: (await import('./EventList.tsx')).EventList }));

/** Offers to show what happened to the account. */
export function SecurityLog() {
  const [isShown, setShown] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const show = () => {
    setShown(true);
    // the button goes away
    heading.current?.focus();
  };
  return (
    <Panel labelledBy="security-log">
      <h2 className={css.heading} id="security-log" ref={heading} tabIndex={-1}>
        <FormattedMessage
          id="dashboard.security-log"
          defaultMessage="Dziennik bezpieczeństwa"
          description="Heading of the log of sign-ins and changes"
        />
      </h2>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.security-log.text"
          defaultMessage="Logowania, nieudane próby i zmiany z ostatnich 90 dni. Coś Ci się nie zgadza? Zmień hasło."
          description="What the log holds, and what to do about an entry that is not the learner's"
        />
      </p>
      {isShown ? (
        <Suspense fallback={<Skeleton height="4rem" />}>
          <EventList />
        </Suspense>
      ) : (
        <div>
          <Button onPress={show}>
            <FormattedMessage
              id="dashboard.security-log.show"
              defaultMessage="Pokaż dziennik"
              description="Shows the log"
            />
          </Button>
        </div>
      )}
    </Panel>
  );
}
