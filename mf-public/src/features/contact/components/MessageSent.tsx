import { Button, Icon, useFocusAtFirst } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as css from './ContactForm.module.css';

export interface MessageSentProps {
  /** Where the answer will go. */
  readonly email: string;
  readonly onAnother: () => void;
}

/** In place of the form; its heading takes the focus, so that it is read out. */
export function MessageSent({ email, onAnother }: MessageSentProps) {
  const heading = useFocusAtFirst<HTMLHeadingElement>();
  return (
    <div className={css.sent}>
      <h3 ref={heading} tabIndex={-1}>
        <Icon name="success" />
        <FormattedMessage
          id="public.contact.sent.title"
          defaultMessage="Mamy Twoją wiadomość"
          description="Contact form: the letter was accepted"
        />
      </h3>
      <p>
        <FormattedMessage
          id="public.contact.sent.text"
          defaultMessage="Trafi do operatora pocztą, a odpowiedź przyjdzie na {email}."
          description="Contact form: what happens next"
          values={{ email }}
        />
      </p>
      <Button onPress={onAnother}>
        <FormattedMessage
          id="public.contact.sent.another"
          defaultMessage="Napisz kolejną"
          description="Contact form: button that shows an empty form again"
        />
      </Button>
    </div>
  );
}
