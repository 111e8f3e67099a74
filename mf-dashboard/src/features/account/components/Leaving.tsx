import { failureOf, useHref, usePortal } from '@zielona-fala/web-kit/session';
import { Button, Panel } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import { useDeleteAccountMutation } from '../api/delete-account.ts';
import * as css from './forms.module.css';

/** Signing out, and deleting the account. */
export function Leaving() {
  const intl = useIntl();
  const home = useHref()('home');
  const { session, dialogs, navigation, toasts } = usePortal();
  const sayFailed = useActionFailed();
  const [deleteAccount, { isLoading }] = useDeleteAccountMutation();

  const askAndDelete = async () => {
    const sure = await dialogs.confirm({
      tone: 'stop',
      title: intl.formatMessage({
        id: 'dashboard.settings.delete.title',
        defaultMessage: 'Usunąć konto na zawsze?',
        description: 'Asks before the account is deleted',
      }),
      text: intl.formatMessage({
        id: 'dashboard.settings.delete.text',
        defaultMessage:
          'Znikną wszystkie Twoje egzaminy, poziom i miejsce w rankingu. Nie da się tego cofnąć.',
        description: 'What deleting the account means',
      }),
      confirmLabel: intl.formatMessage({
        id: 'dashboard.settings.delete.confirm',
        defaultMessage: 'Usuń konto',
        description: 'Deletes the account',
      }),
      cancelLabel: intl.formatMessage({
        id: 'dashboard.settings.delete.cancel',
        defaultMessage: 'Zostaw konto',
        description: 'Keeps the account',
      }),
    });
    if (!sure) return;
    try {
      await deleteAccount().unwrap();
    } catch (error) {
      return sayFailed(failureOf(error));
    }
    navigation.go(home);
    await session.logout();
    toasts.show({
      severity: 'success',
      title: intl.formatMessage({
        id: 'dashboard.settings.delete.done',
        defaultMessage: 'Konto usunięte',
        description: 'The account has been deleted',
      }),
    });
  };

  return (
    <Panel labelledBy="leaving">
      <h2 id="leaving">
        <FormattedMessage
          id="dashboard.settings.leaving"
          defaultMessage="Wylogowanie i konto"
          description="Heading of signing out and deleting the account"
        />
      </h2>
      <div className={css.row}>
        <p className={css.text}>
          <FormattedMessage
            id="dashboard.settings.logout.text"
            defaultMessage="Na tym urządzeniu znikną Twoje dane. Wyniki czekają na koncie."
            description="What signing out means"
          />
        </p>
        <Button onPress={() => void session.logout()}>
          <FormattedMessage
            id="dashboard.settings.logout"
            defaultMessage="Wyloguj się"
            description="Signs out"
          />
        </Button>
      </div>
      <div className={css.row}>
        <p className={css.text}>
          <FormattedMessage
            id="dashboard.settings.delete.offer"
            defaultMessage="Możesz usunąć konto razem ze wszystkim, co o Tobie mamy."
            description="Offers to delete the account"
          />
        </p>
        <Button kind="quiet" isPending={isLoading} onPress={() => void askAndDelete()}>
          <FormattedMessage
            id="dashboard.settings.delete"
            defaultMessage="Usuń konto"
            description="Deletes the account; asks first"
          />
        </Button>
      </div>
    </Panel>
  );
}
