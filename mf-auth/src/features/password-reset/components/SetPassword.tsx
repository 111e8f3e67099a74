import { checkResetLink } from '@zielona-fala/contracts/api/passwords/check-reset-link';
import { pathTo } from '@zielona-fala/contracts/portal';
import { useCall } from '@zielona-fala/web-kit/session';
import { ButtonLink, StatusMessage, usePath } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ROUTE_TABLE } from '../../../route-table.ts';
import { Working } from '../../../shared/page/Working.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

/** Whether a reset link can still be used; does not use it up. A refusal of type `validation`: it cannot. */
const useLinkCheck = (token: string) => useCall(pathTo(checkResetLink, { query: { token } }));

export interface SetPasswordProps {
  /** Heading of the form. */
  readonly title: string;
  readonly token: string;
}

/** Sets a new password by the token of a link; a used link is reported before anything is typed. */
export function SetPassword({ title, token }: SetPasswordProps) {
  const { isUnderWay, failure } = useLinkCheck(token);
  const [spent, setSpent] = useState(false);
  if (spent || failure?.type === 'validation') return <SpentResetLink />;
  // other failures are reported when the form is submitted
  if (isUnderWay) return <Working heading={title} />;
  return <NewPasswordForm title={title} token={token} onSpent={() => setSpent(true)} />;
}

/** A bad, old or used reset link. */
function SpentResetLink() {
  const intl = useIntl();
  return (
    <StatusMessage
      kind="error"
      level={1}
      takesFocus
      title={intl.formatMessage({
        id: 'auth.reset.spent.title',
        defaultMessage: 'Ten link już nie działa',
        description: 'Heading: the password reset link is bad, old or used',
      })}
      text={intl.formatMessage({
        id: 'auth.reset.spent.text',
        defaultMessage: 'Link do nowego hasła działa 30 minut i tylko raz. Wyślij sobie nowy.',
        description: 'What to do with a bad, old or used password reset link',
      })}
      action={
        <ButtonLink kind="go" to={usePath(ROUTE_TABLE)('account-reset-password-init')}>
          <FormattedMessage
            id="auth.reset.spent.next"
            defaultMessage="Wyślij nowy link"
            description="Link to the screen that sends a password reset link"
          />
        </ButtonLink>
      }
    />
  );
}
