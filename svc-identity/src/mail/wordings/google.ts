import { defineMessages } from '@formatjs/intl';
import type { Wording } from './wording.ts';

const GOOGLE_REGISTERED = defineMessages({
  subject: {
    id: 'mail.google-registered.subject',
    defaultMessage: 'Twoje konto jest gotowe',
    description: 'Subject and heading; the account was made by signing in with Google',
  },
  made: {
    id: 'mail.google-registered.made',
    defaultMessage:
      'Miło, że jesteś. Twoje konto powstało, gdy zalogowano się kontem Google z tym adresem. Niczego nie trzeba już potwierdzać.',
    description: 'Follows the greeting',
  },
  password: {
    id: 'mail.google-registered.password',
    defaultMessage:
      'Hasła nie potrzebujesz: logujesz się przez Google. Jeśli chcesz je mieć, ustaw je w ustawieniach. Nazwę, którą widzą inni, zmienisz w profilu.',
    description: 'What the learner can do without and with a password, and where to change the username',
  },
  notYou: {
    id: 'mail.google-registered.not-you',
    defaultMessage:
      'To nie Ty? Ktoś używa Twojego konta Google: zmień tam hasło. Nasze konto usuniemy, gdy odpowiesz na tę wiadomość.',
    description: 'For a reader who did not sign in with Google',
  },
});

const GOOGLE_LINKED = defineMessages({
  subject: {
    id: 'mail.google-linked.subject',
    defaultMessage: 'Możesz teraz logować się przez Google',
    description: 'Subject and heading',
  },
  linked: {
    id: 'mail.google-linked.linked',
    defaultMessage:
      'Konto Google z tym adresem jest teraz połączone z Twoim kontem i otwiera je bez hasła. Hasło działa nadal. W ustawieniach możesz to cofnąć.',
    description: 'Follows the greeting',
  },
  notYou: {
    id: 'mail.google-linked.not-you',
    defaultMessage:
      'To nie Ty? Ktoś zna Twoje hasło. Od razu ustaw nowe, a potem odłącz Google w ustawieniach:',
    description: 'Ends in a colon: a link to the page that sends a link for a new password follows',
  },
});

const GOOGLE_UNLINKED = defineMessages({
  subject: {
    id: 'mail.google-unlinked.subject',
    defaultMessage: 'Google jest odłączone od Twojego konta',
    description: 'Subject and heading',
  },
  unlinked: {
    id: 'mail.google-unlinked.unlinked',
    defaultMessage:
      'Twoje konto Google nie otwiera już konta u nas. Od teraz logujesz się e-mailem i hasłem.',
    description: 'Follows the greeting',
  },
  notYou: {
    id: 'mail.google-unlinked.not-you',
    defaultMessage: 'To nie Ty? Ktoś zna Twoje hasło. Od razu ustaw nowe:',
    description: 'Ends in a colon: a link to the page that sends a link for a new password follows',
  },
});

/** Of an account at Google. */
export const GOOGLE_MAILS = {
  'google-registered': {
    subject: GOOGLE_REGISTERED.subject,
    paragraphs: [GOOGLE_REGISTERED.made, GOOGLE_REGISTERED.password],
    notYou: GOOGLE_REGISTERED.notYou,
  },
  'google-linked': {
    subject: GOOGLE_LINKED.subject,
    paragraphs: [GOOGLE_LINKED.linked],
    notYou: GOOGLE_LINKED.notYou,
    offersNewPassword: true,
  },
  'google-unlinked': {
    subject: GOOGLE_UNLINKED.subject,
    paragraphs: [GOOGLE_UNLINKED.unlinked],
    notYou: GOOGLE_UNLINKED.notYou,
    offersNewPassword: true,
  },
} as const satisfies Readonly<Record<string, Wording>>;
