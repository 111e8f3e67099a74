import { defineMessages } from '@formatjs/intl';
import type { Wording } from './wording.ts';

const ACTIVATION = defineMessages({
  subject: {
    id: 'mail.activation.subject',
    defaultMessage: 'Aktywuj swoje konto',
    description: 'Subject and heading',
  },
  step: {
    id: 'mail.activation.step',
    defaultMessage:
      'Miło, że jesteś. Został jeden krok: potwierdź swój adres e-mail i zacznij ćwiczyć do egzaminu.',
    description: 'Follows the greeting',
  },
  life: {
    id: 'mail.activation.life',
    defaultMessage: 'Link działa przez 24 godziny i tylko raz.',
    description: 'How long the link in the mail can be used',
  },
  button: { id: 'mail.activation.button', defaultMessage: 'Aktywuj konto', description: 'Button' },
  notYou: {
    id: 'mail.activation.not-you',
    defaultMessage: 'To nie Ty zakładasz konto? Zignoruj tę wiadomość: bez kliknięcia nic się nie stanie.',
    description: 'For a reader who did not register',
  },
});

/** Of a new account, until its address is confirmed. */
export const ACTIVATION_MAILS = {
  activation: {
    subject: ACTIVATION.subject,
    paragraphs: [ACTIVATION.step, ACTIVATION.life],
    button: ACTIVATION.button,
    notYou: ACTIVATION.notYou,
  },
} as const satisfies Readonly<Record<string, Wording>>;
