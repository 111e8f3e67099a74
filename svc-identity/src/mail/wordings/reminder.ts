import { defineMessages } from '@formatjs/intl';
import type { Wording } from './wording.ts';

const REMINDER = defineMessages({
  subject: {
    id: 'mail.reminder.subject',
    defaultMessage: 'Dziś czekają na Ciebie powtórki',
    description: 'Subject and heading of the reminder that a learner asked for',
  },
  due: {
    id: 'mail.reminder.due',
    defaultMessage: 'To dobry moment na kilka pytań: część tego, co już umiesz, warto dziś powtórzyć.',
    description: 'Follows the greeting: questions are due in the spaced repetition',
  },
  button: { id: 'mail.reminder.button', defaultMessage: 'Przejdź do planu', description: 'Button' },
  end: {
    id: 'mail.reminder.end',
    defaultMessage: 'Dostajesz tę wiadomość, bo masz włączone przypomnienia. Już ich nie chcesz?',
    description: 'Ends in a question: a link that ends the reminders follows',
  },
  endLink: {
    id: 'mail.reminder.end-link',
    defaultMessage: 'Wyłącz przypomnienia',
    description: 'Link that ends the reminders without a sign-in',
  },
});

/** Of what is due today. */
export const REMINDER_MAILS = {
  reminder: {
    subject: REMINDER.subject,
    paragraphs: [REMINDER.due],
    button: REMINDER.button,
    notYou: REMINDER.end,
    endLink: REMINDER.endLink,
  },
} as const satisfies Readonly<Record<string, Wording>>;
