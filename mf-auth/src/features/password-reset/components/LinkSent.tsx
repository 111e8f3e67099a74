import { FailureNotice } from '@zielona-fala/web-kit';
import { Button } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outcome } from '../../../shared/page/Outcome.tsx';
import * as page from '../../../shared/page/page.module.css';
import { ResendButton } from '../../../shared/resend/ResendButton.tsx';
import { useAttempt } from '../../../shared/use-attempt.ts';
import { type SentLink, useAskForLink } from '../use-ask-for-link.ts';
import { BackToLogin } from './BackToLogin.tsx';

export interface LinkSentProps {
  readonly link: SentLink;
  readonly onSent: (link: SentLink) => void;
  readonly onOtherAddress: () => void;
}

/** The mail is on its way, if the address has an account: the answer is the same when it has none. */
export function LinkSent({ link, onSent, onOtherAddress }: LinkSentProps) {
  const intl = useIntl();
  const askForLink = useAskForLink();
  const { isPending, failure, run } = useAttempt(async () => onSent(await askForLink(link.email)));

  const title = intl.formatMessage({
    id: 'auth.reset-init.sent.title',
    defaultMessage: 'Sprawdź pocztę',
    description: 'Heading after the password reset link was asked for',
  });
  const values = { email: <b>{link.email}</b> };
  return (
    <Outcome key={link.againFrom} icon="mail" tone="info" title={title}>
      <p className={page.text}>
        {link.when === 'now' ? (
          <FormattedMessage
            id="auth.reset-init.sent.now"
            defaultMessage="Jeśli {email} ma u nas konto, link jest już w drodze. Działa 30 minut i tylko raz."
            description="After asking for a password reset link; it is not told whether the account exists"
            values={values}
          />
        ) : (
          <FormattedMessage
            id="auth.reset-init.sent.earlier"
            defaultMessage="Link na adres {email} wysłaliśmy niedawno. Poszukaj go w skrzynce i w spamie; następny wyślesz, gdy odliczanie się skończy."
            description="A password reset link was asked for less than ten minutes ago; a countdown runs in the button below"
            values={values}
          />
        )}
      </p>
      {failure ? <FailureNotice failure={failure} /> : null}
      <ResendButton from={link.againFrom} isPending={isPending} onPress={run} />
      <Button kind="quiet" wide onPress={onOtherAddress}>
        <FormattedMessage
          id="auth.reset-init.sent.other"
          defaultMessage="Wpisz inny adres"
          description="Button: back to the form with the e-mail address"
        />
      </Button>
      <BackToLogin />
    </Outcome>
  );
}
