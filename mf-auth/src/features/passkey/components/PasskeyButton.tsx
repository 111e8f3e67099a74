import { FailureNotice } from '@zielona-fala/web-kit';
import { Button, ErrorSummary, Icon } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePasskey } from '../use-passkey.ts';

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
            defaultMessage: 'Ten klucz nie otwiera u nas żadnego konta',
            description: 'The passkey is not known here, perhaps removed',
          })}
          text={intl.formatMessage({
            id: 'auth.passkey.refused.text',
            defaultMessage: 'Wybierz inny albo zaloguj się hasłem.',
            description: 'What to do with a passkey that is not known here',
          })}
        />
      ) : null}
      {failure && failure.code !== 'bad-passkey' ? <FailureNotice failure={failure} /> : null}
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
