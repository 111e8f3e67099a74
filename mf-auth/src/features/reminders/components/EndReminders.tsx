import { endReminders } from '@zielona-fala/contracts/api/reminders/end-reminders';
import { type ApiFailure, requestTo } from '@zielona-fala/contracts/portal';
import { failureOrThrow } from '@zielona-fala/web-kit';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useCallback, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { NotAsked } from '../../../shared/page/NotAsked.tsx';
import { Working } from '../../../shared/page/Working.tsx';
import { InvalidRemindersLink } from './InvalidRemindersLink.tsx';
import { RemindersEnded } from './RemindersEnded.tsx';

export interface EndRemindersProps {
  readonly token: string;
}

/** What the link in a reminder opens: they end by one call, as soon as it is opened. */
export function EndReminders({ token }: EndRemindersProps) {
  const { api } = usePortal();
  const [state, setState] = useState<'asking' | 'ended' | ApiFailure>('asking');
  const ask = useCallback(async () => {
    setState('asking');
    try {
      await api.request(requestTo(endReminders, { query: { token } }));
      setState('ended');
    } catch (error) {
      setState(failureOrThrow(error));
    }
  }, [api, token]);
  useEffect(() => {
    void ask();
  }, [ask]);

  if (state === 'asking') return <Ending />;
  if (state === 'ended') return <RemindersEnded />;
  if (state.type === 'validation') return <InvalidRemindersLink />;
  return (
    <NotAsked failure={state} onRetry={() => void ask()}>
      <FormattedMessage
        id="auth.end-reminders.retry"
        defaultMessage="Spróbuj jeszcze raz"
        description="Button: tries to end the reminders again after a failure"
      />
    </NotAsked>
  );
}

function Ending() {
  return (
    <Working
      heading={
        <FormattedMessage
          id="auth.end-reminders.working"
          defaultMessage="Wyłączam przypomnienia…"
          description="Heading while the reminders are being ended"
        />
      }
    />
  );
}
