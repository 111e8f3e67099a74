import { useHref, usePortal, useSession } from '@zielona-fala/web-kit/session';
import { usePath } from '@zielona-fala/web-kit/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { ROUTE_TABLE } from '../../../route-table.ts';
import { Activating } from './Activating.tsx';

/** Links to the dashboard if a learner is signed in, otherwise to the login. */
export function Activated() {
  const intl = useIntl();
  const dashboard = useHref()('dashboard-home');
  const login = usePath(ROUTE_TABLE)('login');
  const { session, navigation, toasts } = usePortal();
  const { status } = useSession();

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
      navigation.go(signedIn ? dashboard : login, { replace: true });
    };
    void goOn();
  }, [status, session, navigation, toasts, intl, dashboard, login]);

  return <Activating />;
}
