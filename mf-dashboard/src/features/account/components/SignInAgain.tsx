import { GOOGLE_START_PATH, SETTINGS_PATH } from '@zielona-fala/contracts';
import { useSignOut } from '@zielona-fala/web-kit';
import { useLocale, usePortal } from '@zielona-fala/web-kit/session';
import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './forms.module.css';

/** For accounts without a password whose sign-in is too old: signs in with Google and returns to the settings. */
export function SignInAgain() {
  const locale = useLocale();
  const { session } = usePortal();
  const signOut = useSignOut();
  const [isLeaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await signOut();
    setLeaving(false);
    if (session.getState().status !== 'anonymous') return;
    window.location.assign(
      `${GOOGLE_START_PATH}?${new URLSearchParams({ locale, redirectTo: SETTINGS_PATH })}`,
    );
  };
  return (
    <div role="status">
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.settings.delete.again"
          defaultMessage="Twoje logowanie było ponad 10 minut temu. Zaloguj się przez Google jeszcze raz, wróć tutaj i usuń konto."
          description="Why the account was not deleted, for who has no password"
        />
      </p>
      <div className={css.action}>
        <Button wide isPending={isLeaving} onPress={() => void leave()}>
          <FormattedMessage
            id="dashboard.settings.delete.again.action"
            defaultMessage="Zaloguj się przez Google"
            description="Signs out and leads to Google, which leads back to the settings"
          />
        </Button>
      </div>
    </div>
  );
}
