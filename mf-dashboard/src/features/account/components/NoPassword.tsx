import { failureOf, useUser } from '@zielona-fala/web-kit/session';
import { Button, Panel } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useMailPasswordLinkMutation } from '../../../shared/api/sign-in-methods.ts';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import * as css from './forms.module.css';

/** For accounts that have only ever signed in with Google: how to set a password. */
export function NoPassword() {
  const user = useUser();
  const sayFailed = useActionFailed();
  const [said, setSaid] = useState<'sent' | 'too-soon' | null>(null);
  const [mailLink, { isLoading }] = useMailPasswordLinkMutation();

  const send = async () => {
    if (!user) return;
    const { error } = await mailLink({ email: user.email });
    const failure = error && failureOf(error);
    if (failure && failure.code !== 'reset-link-too-soon') return sayFailed(failure);
    setSaid(failure ? 'too-soon' : 'sent');
  };

  return (
    <Panel labelledBy="no-password">
      <h2 id="no-password">
        <FormattedMessage
          id="dashboard.settings.no-password"
          defaultMessage="Ustaw hasło"
          description="Heading of the settings of who has no password"
        />
      </h2>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.settings.no-password.text"
          defaultMessage="Logujesz się przez Google, więc Twoje konto nie ma hasła. Gdy je ustawisz, możesz zmienić e-mail, odłączyć Google i logować się bez niego. Po ustawieniu hasła zalogujesz się od nowa."
          description="What a password would be good for, and that setting it ends all sessions"
        />
      </p>
      <div>
        <Button isPending={isLoading} onPress={() => void send()}>
          <FormattedMessage
            id="dashboard.settings.no-password.action"
            defaultMessage="Wyślij mi link"
            description="Mails a link that sets a password"
          />
        </Button>
      </div>
      <div role="status" className={css.said}>
        {said === 'sent' ? (
          <p className={css.text}>
            <FormattedMessage
              id="dashboard.settings.no-password.sent"
              defaultMessage="Kliknij link, który wysłaliśmy na {email}. Działa 30 minut."
              description="What to do after the link was asked for"
              values={{ email: <b className={css.value}>{user?.email}</b> }}
            />
          </p>
        ) : null}
        {said === 'too-soon' ? (
          <p className={css.text}>
            <FormattedMessage
              id="dashboard.settings.no-password.too-soon"
              defaultMessage="Link jest już w drodze na {email}. O następny możesz poprosić po 10 minutach."
              description="The link was asked for again within ten minutes"
              values={{ email: <b className={css.value}>{user?.email}</b> }}
            />
          </p>
        ) : null}
      </div>
    </Panel>
  );
}
