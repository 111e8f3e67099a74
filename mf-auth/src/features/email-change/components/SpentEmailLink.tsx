import { useHref } from '@zielona-fala/web-kit/session';
import { ButtonLink, StatusMessage } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';

export interface SpentEmailLinkProps {
  /** Somebody has an account with the address by now. */
  readonly isTaken: boolean;
}

/** An invalid, expired or used link, or one whose address has been taken. */
export function SpentEmailLink({ isTaken }: SpentEmailLinkProps) {
  const intl = useIntl();
  const profile = useHref()('dashboard-profile');
  const title = isTaken
    ? intl.formatMessage({
        id: 'auth.confirm-email.taken.title',
        defaultMessage: 'Na ten adres jest już inne konto',
        description: 'Heading: the new address belongs to another account by now',
      })
    : intl.formatMessage({
        id: 'auth.confirm-email.spent.title',
        defaultMessage: 'Ten link już nie działa',
        description: 'Heading: the link is bad, old or used',
      });
  const text = isTaken
    ? intl.formatMessage({
        id: 'auth.confirm-email.taken.text',
        defaultMessage: 'Twoje konto zostaje przy dotychczasowym adresie. W ustawieniach możesz podać inny.',
        description: 'What to do when the new address belongs to another account',
      })
    : intl.formatMessage({
        id: 'auth.confirm-email.spent.text',
        defaultMessage:
          'Link działa 24 godziny i tylko raz. Jeśli adres się nie zmienił, podaj go jeszcze raz w ustawieniach.',
        description: 'What to do with a bad, old or used link',
      });
  return (
    <StatusMessage
      kind="error"
      level={1}
      takesFocus
      title={title}
      text={text}
      action={
        <ButtonLink kind="go" to={profile}>
          <FormattedMessage
            id="auth.confirm-email.spent.next"
            defaultMessage="Przejdź do konta"
            description="Link to the learner's account; signed out, it leads through the login"
          />
        </ButtonLink>
      }
    />
  );
}
