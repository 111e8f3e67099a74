import { DASHBOARD_SCREENS, PUBLIC_SCREENS } from '@zielona-fala/contracts';
import { useLocale, usePortal, useSession } from '@zielona-fala/web-kit/session';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Activating } from './Activating.tsx';

/** Leads on: to the dashboard when somebody is signed in, else to the login. */
export function Activated() {
  const intl = useIntl();
  const locale = useLocale();
  const { session, navigation, toasts } = usePortal();
  const { status } = useSession();

  useEffect(() => {
    if (status === 'restoring') return;
    const goOn = async () => {
      const signedIn = status !== 'anonymous';
      // without the fresh user the dashboard's own guard asks again
      if (signedIn) await session.reloadUser().catch(() => undefined);
      toasts.show({
        severity: 'success',
        title: intl.formatMessage({
          id: 'auth.activate.done',
          defaultMessage: 'Konto jest aktywne',
          description: 'Toast after the activation of an account',
        }),
      });
      const next = signedIn ? DASHBOARD_SCREENS['dashboard-home'] : PUBLIC_SCREENS.login[locale];
      navigation.go(next, { replace: true });
    };
    void goOn();
  }, [status, session, navigation, toasts, intl, locale]);

  return <Activating />;
}
