import type { ContactRequest } from '@zielona-fala/contracts';
import type { FieldMessages } from '@zielona-fala/web-kit';
import { useIntl } from 'react-intl';

export type ContactValues = Readonly<Record<keyof ContactRequest, string>>;

/** Labels and refusals of the contact form. */
export function useContactWords() {
  const intl = useIntl();
  const labels: ContactValues = {
    name: intl.formatMessage({
      id: 'public.contact.field.name',
      defaultMessage: 'Imię (niekonieczne)',
      description: 'Contact form: label; may be left empty',
    }),
    email: intl.formatMessage({
      id: 'public.contact.field.email',
      defaultMessage: 'E-mail',
      description: 'Contact form: label',
    }),
    message: intl.formatMessage({
      id: 'public.contact.field.message',
      defaultMessage: 'Wiadomość',
      description: 'Contact form: label',
    }),
  };
  const refused = {
    default: intl.formatMessage({
      id: 'public.contact.refused',
      defaultMessage: 'Tego nie możemy przyjąć. Sprawdź to pole.',
      description: 'Contact form: the server refused a field',
    }),
  };
  const refusals: FieldMessages<ContactValues> = { name: refused, email: refused, message: refused };
  const emailHint = intl.formatMessage({
    id: 'public.contact.field.email-hint',
    defaultMessage: 'Na ten adres przyjdzie odpowiedź.',
    description: 'Contact form: hint under the address',
  });
  return { labels, refusals, emailHint };
}
