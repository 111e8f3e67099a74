import type { GoogleOutcome } from '@zielona-fala/contracts';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import { Notice } from '../../../shared/page/Notice.tsx';

type Refusal = Exclude<GoogleOutcome, 'proven'>;

const TITLES: Readonly<Record<Refusal, MessageDescriptor>> = defineMessages({
  cancelled: {
    id: 'auth.google.cancelled.title',
    defaultMessage: 'Logowanie przez Google przerwane',
    description: 'Above the login form: the visitor declined at Google',
  },
  'email-unverified': {
    id: 'auth.google.email-unverified.title',
    defaultMessage: 'Google nie potwierdził jeszcze Twojego adresu',
    description: 'Above the login form: the e-mail address is not verified at Google',
  },
  unavailable: {
    id: 'auth.google.unavailable.title',
    defaultMessage: 'Google teraz nie odpowiada',
    description: 'Above the login form: the provider is unavailable',
  },
  failed: {
    id: 'auth.google.failed.title',
    defaultMessage: 'Nie udało się zalogować przez Google',
    description:
      'Above the login form: the sign-in was too old, used, of another browser, or its answer did not hold',
  },
});

const TEXTS: Readonly<Record<Refusal, MessageDescriptor>> = defineMessages({
  cancelled: {
    id: 'auth.google.cancelled.text',
    defaultMessage: 'Nic się nie stało. Możesz zacząć od nowa albo zalogować się hasłem.',
    description: 'What to do after declining at Google',
  },
  'email-unverified': {
    id: 'auth.google.email-unverified.text',
    defaultMessage: 'Najpierw potwierdź swój adres e-mail w koncie Google, a potem spróbuj jeszcze raz.',
    description: 'What to do with an address that Google has not verified',
  },
  unavailable: {
    id: 'auth.google.unavailable.text',
    defaultMessage: 'Spróbuj za chwilę. Hasłem możesz zalogować się od razu.',
    description: 'What to do while the provider is unavailable',
  },
  failed: {
    id: 'auth.google.failed.text',
    defaultMessage:
      'Trwało to zbyt długo albo logowanie zaczęło się w innej przeglądarce. Zacznij jeszcze raz.',
    description: 'What to do after a sign-in with Google that failed',
  },
});

/** Why signing in with Google failed, and what to do. */
export function GoogleRefusal({ refusal }: { readonly refusal: Refusal }) {
  return (
    <div role="alert">
      <Notice title={<FormattedMessage {...TITLES[refusal]} />}>
        <FormattedMessage {...TEXTS[refusal]} />
      </Notice>
    </div>
  );
}
