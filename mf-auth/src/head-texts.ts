import { defineMessages } from 'react-intl';

/** The texts that only the head of a page's HTML says; `src/route-table.ts` names them, the build reads them, no browser loads this file. */
export const HEAD_TEXTS = defineMessages({
  keywords: {
    id: 'sales.seo.keywords',
    defaultMessage:
      'prawo jazdy, egzamin teoretyczny, testy na prawo jazdy, pytania egzaminacyjne, kategoria B',
    description: 'Keywords of the public pages for search engines',
  },
  accountActivateInfoDescription: {
    id: 'sales.seo.account-activate-info.description',
    defaultMessage: 'Aktywuj konto linkiem z maila albo wyślij go sobie jeszcze raz.',
    description: 'Description of the page on activating the account',
  },
  accountResetPasswordDescription: {
    id: 'sales.seo.account-reset-password.description',
    defaultMessage: 'Wpisz nowe hasło do konta i wróć do ćwiczeń przed egzaminem.',
    description: 'Description of the page that sets a new password',
  },
  loginDescription: {
    id: 'sales.seo.login.description',
    defaultMessage: 'Zaloguj się i ćwicz dalej do egzaminu teoretycznego.',
    description: 'Description of the login page for search engines',
  },
  accountResetPasswordInitDescription: {
    id: 'sales.seo.account-reset-password-init.description',
    defaultMessage: 'Ustaw nowe hasło: podaj e-mail, a wyślemy Ci link.',
    description: 'Description of the page that asks for a password reset link',
  },
  accountActivateTitle: {
    id: 'sales.seo.account-activate.title',
    defaultMessage: 'Aktywacja konta',
    description: 'Title of the page that an activation link opens',
  },
  accountActivateDescription: {
    id: 'sales.seo.account-activate.description',
    defaultMessage: 'Link z maila aktywuje konto i otwiera drogę do ćwiczeń.',
    description: 'Description of the page that an activation link opens',
  },
  accountConfirmEmailTitle: {
    id: 'sales.seo.account-confirm-email.title',
    defaultMessage: 'Potwierdzenie nowego adresu',
    description: 'Title of the page that a link to confirm a new address opens, whatever comes of it',
  },
  accountConfirmEmailDescription: {
    id: 'sales.seo.account-confirm-email.description',
    defaultMessage: 'Link z maila potwierdza nowy adres e-mail Twojego konta.',
    description: 'Description of the page that a link to confirm a new address opens',
  },
  accountEndRemindersTitle: {
    id: 'sales.seo.account-end-reminders.title',
    defaultMessage: 'Koniec przypomnień',
    description: 'Title of the page that the link in a reminder opens, whatever comes of it',
  },
  accountEndRemindersDescription: {
    id: 'sales.seo.account-end-reminders.description',
    defaultMessage: 'Link z maila wyłącza przypomnienia o powtórkach.',
    description: 'Description of the page that ends reminders',
  },
  registerDescription: {
    id: 'sales.seo.register.description',
    defaultMessage: 'Załóż darmowe konto i ćwicz do egzaminu na prawo jazdy w swoim tempie.',
    description: 'Description of the registration page for search engines',
  },
  accountResetPasswordFinishedDescription: {
    id: 'sales.seo.account-reset-password-finished.description',
    defaultMessage: 'Nowe hasło jest zapisane. Zaloguj się nim i ćwicz dalej.',
    description: 'Description of the page after a new password was set',
  },
});
