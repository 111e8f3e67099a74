import { SETTINGS_PATH } from '@zielona-fala/contracts';
import { ButtonLink, StatusMessage } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';

/** A link that belongs to no reminders, so none were ended. */
export function InvalidRemindersLink() {
  const intl = useIntl();
  return (
    <StatusMessage
      kind="error"
      level={1}
      takesFocus
      title={intl.formatMessage({
        id: 'auth.end-reminders.invalid.title',
        defaultMessage: 'Ten link jest nieprawidłowy',
        description: 'Heading: the link that ends reminders cannot be one of ours',
      })}
      text={intl.formatMessage({
        id: 'auth.end-reminders.invalid.text',
        defaultMessage:
          'Może brakować jego części, bo program pocztowy go uciął. Przypomnienia nie zostały wyłączone: otwórz cały link z maila albo wyłącz je w ustawieniach.',
        description: 'What to do with a link that cannot be one of ours',
      })}
      action={
        <ButtonLink kind="go" to={SETTINGS_PATH}>
          <FormattedMessage
            id="auth.end-reminders.invalid.next"
            defaultMessage="Przejdź do ustawień"
            description="Link to the learner's settings; signed out, it leads through the login"
          />
        </ButtonLink>
      }
    />
  );
}
