import { carryOver, guestAnswers } from '@zielona-fala/web-kit/guest';
import { useHref, usePortal } from '@zielona-fala/web-kit/session';
import { ButtonLink } from '@zielona-fala/web-kit/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as page from '../../../shared/page/page.module.css';

const countedHere = () => guestAnswers.all().filter(({ isCounted }) => isCounted).length;

/** What waits for the activation, and what can be learned until then. What was answered without an account goes to it. */
export function Meanwhile() {
  const portal = usePortal();
  const path = useHref()('first-questions');
  const [counted, setCounted] = useState(countedHere);
  useEffect(() => {
    let isStale = false;
    void carryOver(portal, { isForgotten: false }).then(() => {
      if (!isStale) setCounted(countedHere());
    });
    return () => {
      isStale = true;
    };
  }, [portal]);
  return (
    <>
      <p className={page.text} role="status">
        <FormattedMessage
          id="auth.activate-info.meanwhile"
          defaultMessage="Egzaminy, plan i ranking wymagają aktywnego konta, a pytania z wyjaśnieniami nie. {count, plural, =0 {Odpowiedzi z nich przejdą do Twojego planu.} one {W Twoim planie jest już # odpowiedź.} few {W Twoim planie są już # odpowiedzi.} many {W Twoim planie jest już # odpowiedzi.} other {W Twoim planie jest już # odpowiedzi.}}"
          description="On the page that waits for the activation: what needs an active account, what does not; count: answers given without one that count already"
          values={{ count: counted }}
        />
      </p>
      <ButtonLink wide to={path}>
        <FormattedMessage
          id="auth.activate-info.practise"
          defaultMessage="Ćwicz w międzyczasie"
          description="Button: leads to questions that need no active account"
        />
      </ButtonLink>
    </>
  );
}
