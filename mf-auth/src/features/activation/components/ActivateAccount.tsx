import { ownPath } from '@zielona-fala/contracts';
import { activateAccount } from '@zielona-fala/contracts/api/accounts/activate-account';
import { pathTo } from '@zielona-fala/contracts/portal';
import { useCall, useHref, usePortal, useSession } from '@zielona-fala/web-kit/session';
import { browserMemory } from '@zielona-fala/web-kit/storage';
import { usePath } from '@zielona-fala/web-kit/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ROUTE_TABLE } from '../../../route-table.ts';
import { NotAsked } from '../../../shared/page/NotAsked.tsx';
import { Activating } from './Activating.tsx';
import { SpentLink } from './SpentLink.tsx';

const useActivateAccount = (token: string) => useCall(pathTo(activateAccount, { query: { token } }));

export interface ActivateAccountProps {
  readonly token: string;
}

/** Activates the account of a link by one call, as soon as it is opened. */
export function ActivateAccount({ token }: ActivateAccountProps) {
  const { answer, failure, repeat } = useActivateAccount(token);
  if (answer) return <Activated />;
  if (!failure) return <Activating />;
  if (failure.type === 'validation') return <SpentLink />;
  return (
    <NotAsked failure={failure} onRetry={repeat}>
      <FormattedMessage
        id="auth.activate.retry"
        defaultMessage="Aktywuj jeszcze raz"
        description="Button: tries to activate the account again after a failure"
      />
    </NotAsked>
  );
}

const wantedPath = () => ownPath(browserMemory.read('afterActivation'), location.origin);

/** Leads a signed-in learner to where they wanted to go, or to the dashboard, and others to the login. */
function Activated() {
  const intl = useIntl();
  const dashboard = useHref()('dashboard-home');
  const login = usePath(ROUTE_TABLE)('login');
  const { session, navigation, toasts } = usePortal();
  const { status } = useSession();
  const [wanted] = useState(wantedPath);

  useEffect(() => {
    if (status === 'restoring') return;
    const goOn = async () => {
      const signedIn = status !== 'anonymous';
      // on failure the dashboard's guard loads the user again
      if (signedIn) await session.reloadUser().catch(() => undefined);
      toasts.show({
        severity: 'success',
        title: intl.formatMessage({
          id: 'auth.activate.done',
          defaultMessage: 'Konto jest aktywne',
          description: 'Toast after the activation of an account',
        }),
      });
      browserMemory.write('afterActivation', null);
      navigation.go(signedIn ? (wanted ?? dashboard) : login, { replace: true });
    };
    void goOn();
  }, [status, session, navigation, toasts, intl, wanted, dashboard, login]);

  return <Activating />;
}
