import { FailureNotice } from '@zielona-fala/web-kit';
import { Button, ErrorSummary, Icon } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePasskey } from '../use-passkey.ts';

/** Refusals with words of their own. */
const SAID: readonly (string | null)[] = ['bad-passkey', 'passkey-unconfirmed'];

/** Signs in without name and password, where the browser can. */
export function PasskeyButton() {
  const intl = useIntl();
  const { isSupported, isPending, failure, signIn } = usePasskey();
  if (!isSupported) return null;
  return (
    <>
      {failure?.code === 'bad-passkey' ? (
        <ErrorSummary
          title={intl.formatMessage({
            id: 'auth.passkey.refused',
            defaultMessage: 'Ten klucz nie pasuje do żadnego konta',
            description: 'The passkey is not known here, perhaps removed',
          })}
          text={intl.formatMessage({
            id: 'auth.passkey.refused.text',
            defaultMessage: 'Wybierz inny albo zaloguj się hasłem.',
            description: 'What to do with a passkey that is not known here',
          })}
        />
      ) : null}
      {failure?.code === 'passkey-unconfirmed' ? (
        <ErrorSummary
          title={intl.formatMessage({
            id: 'auth.passkey.unconfirmed',
            defaultMessage: 'Ten klucz czeka na potwierdzenie',
            description:
              'The passkey was added before the password was reset, and lets nobody in until it is confirmed',
          })}
          text={intl.formatMessage({
            id: 'auth.passkey.unconfirmed.text',
            defaultMessage:
              'Hasło zostało ustawione na nowo. Zaloguj się nim i potwierdź klucz w ustawieniach.',
            description: 'What to do with a passkey that waits for its confirmation',
          })}
        />
      ) : null}
      {failure && !SAID.includes(failure.code) ? <FailureNotice failure={failure} /> : null}
      <Button wide isPending={isPending} onPress={() => void signIn()}>
        <Icon name="key" />
        <FormattedMessage
          id="auth.passkey"
          defaultMessage="Zaloguj się kluczem dostępu"
          description="Button: signs in by a passkey"
        />
      </Button>
    </>
  );
}
