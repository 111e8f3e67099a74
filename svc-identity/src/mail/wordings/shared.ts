import { defineMessages, type NoMessageValues } from '@formatjs/intl';

/** Words that several mails share. */
export const SHARED = defineMessages<{
  greeting: { username: string };
  linkHint: NoMessageValues;
  newPassword: NoMessageValues;
  questions: NoMessageValues;
  operator: { operator: string };
}>({
  greeting: {
    id: 'mail.greeting',
    defaultMessage: 'Cześć, {username}!',
    description: 'First line of every mail to a learner; the next line goes on from it',
  },
  linkHint: {
    id: 'mail.link-hint',
    defaultMessage: 'Przycisk nie działa? Wklej ten adres do przeglądarki:',
    description: 'Above the address that the button opens',
  },
  newPassword: {
    id: 'mail.new-password',
    defaultMessage: 'Ustaw nowe hasło',
    description:
      'Link to the page that sends a link for a new password; called as its heading and as on the login page',
  },
  questions: {
    id: 'mail.questions',
    defaultMessage: 'Masz pytanie? Po prostu odpowiedz na tę wiadomość.',
    description: 'Below every mail: where questions go',
  },
  operator: {
    id: 'mail.operator',
    defaultMessage: 'Portal prowadzi {operator}.',
    description: 'Below every mail: name and postal address of who runs the portal',
  },
});
