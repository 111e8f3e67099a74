import { endReminders } from '@zielona-fala/contracts/api/reminders/end-reminders';
import { requestTo } from '@zielona-fala/contracts/portal';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useCallback } from 'react';
import { FormattedMessage } from 'react-intl';
import { NotAsked } from '../../../shared/page/NotAsked.tsx';
import { Working } from '../../../shared/page/Working.tsx';
import { useAttemptAtOnce } from '../../../shared/use-attempt.ts';
import { InvalidRemindersLink } from './InvalidRemindersLink.tsx';
import { RemindersEnded } from './RemindersEnded.tsx';

export interface EndRemindersProps {
  readonly token: string;
}

/** What the link in a reminder opens: they end by one call, as soon as it is opened. */
export function EndReminders({ token }: EndRemindersProps) {
  const { api } = usePortal();
  const end = useCallback(() => api.request(requestTo(endReminders, { query: { token } })), [api, token]);
  const { isDone, failure, run } = useAttemptAtOnce(end);

  if (isDone) return <RemindersEnded />;
  if (!failure) return <Ending />;
  if (failure.type === 'validation') return <InvalidRemindersLink />;
  return (
    <NotAsked failure={failure} onRetry={run}>
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
