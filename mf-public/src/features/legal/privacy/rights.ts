import { defineMessages } from 'react-intl';
import type { ProseSection } from '../../../shared/prose/prose-section.ts';

const MESSAGES = defineMessages({
  keepingTitle: {
    id: 'public.privacy.keeping.title',
    defaultMessage: 'Jak długo przechowujemy dane',
    description: 'Privacy policy: heading of a section',
  },
  keepingAccount: {
    id: 'public.privacy.keeping.account',
    defaultMessage:
      '<b>Konto, egzaminy, statystyki i ranking:</b> dopóki masz konto. Razem z kontem usuwamy wszystko poza samym jego numerem: dzięki niemu spóźniony komunikat niczego nie przywróci. Usunięcie potwierdzamy ostatnią wiadomością; gdy poczta nie działa, czeka ona z Twoim adresem i nazwą, najwyżej dobę.',
    description: 'Privacy policy: account, exams, statistics',
  },
  keepingSession: {
    id: 'public.privacy.keeping.session',
    defaultMessage: '<b>Zalogowanie:</b> 30 dni bez używania albo do wylogowania.',
    description: 'Privacy policy: sessions',
  },
  keepingLinks: {
    id: 'public.privacy.keeping.links',
    defaultMessage:
      '<b>Linki w wiadomościach:</b> aktywacyjny i do nowego adresu 24 godziny, do zmiany hasła 30 minut. Każdy działa tylko raz.',
    description: 'Privacy policy: links in mails',
  },
  keepingEvents: {
    id: 'public.privacy.keeping.events',
    defaultMessage:
      '<b>Komunikaty między częściami portalu</b> (o zakończonym egzaminie, nowym poziomie, zmianie konta): 7 dni. Jest w nich numer użytkownika, bez nazwy i adresu e-mail.',
    description: 'Privacy policy: internal events',
  },
  keepingAnswers: {
    id: 'public.privacy.keeping.answers',
    defaultMessage:
      '<b>Odpowiedzi portalu,</b> na przykład wylosowany egzamin: 24 godziny, żeby zapytanie powtórzone przy słabym połączeniu nie zadziałało dwa razy.',
    description: 'Privacy policy: first answers to calls that may be repeated',
  },
  keepingBackups: {
    id: 'public.privacy.keeping.backups',
    defaultMessage:
      '<b>Kopie zapasowe:</b> 35 dni, zaszyfrowane, w innym miejscu niż serwery. Usunięte konto znika z nich najpóźniej wtedy. Gdyby trzeba było je przywrócić, usuwamy je od razu jeszcze raz: po to przez 90 dni pamiętamy numer konta i chwilę usunięcia.',
    description:
      'Privacy policy: backups, and what is remembered so that an erased account does not come back with them',
  },
  rightsTitle: {
    id: 'public.privacy.rights.title',
    defaultMessage: 'Twoje prawa',
    description: 'Privacy policy: heading of a section',
  },
  rightsIntro: {
    id: 'public.privacy.rights.intro',
    defaultMessage: 'Masz prawo:',
    description: 'Privacy policy: above the list of rights',
  },
  rightsAccess: {
    id: 'public.privacy.rights.access',
    defaultMessage: 'zobaczyć swoje dane i dostać ich kopię,',
    description: 'Privacy policy: access and copy',
  },
  rightsCorrect: {
    id: 'public.privacy.rights.correct',
    defaultMessage: 'poprawić je,',
    description: 'Privacy policy: correction',
  },
  rightsErase: {
    id: 'public.privacy.rights.erase',
    defaultMessage: 'usunąć je razem z kontem,',
    description: 'Privacy policy: erasure',
  },
  rightsRestrict: {
    id: 'public.privacy.rights.restrict',
    defaultMessage: 'ograniczyć ich przetwarzanie albo przenieść je gdzie indziej,',
    description: 'Privacy policy: restriction and portability',
  },
  rightsObject: {
    id: 'public.privacy.rights.object',
    defaultMessage: 'sprzeciwić się przetwarzaniu opartemu na naszym uzasadnionym interesie.',
    description: 'Privacy policy: objection',
  },
  rightsHow: {
    id: 'public.privacy.rights.how',
    defaultMessage:
      'Plik ze swoimi danymi pobierzesz w ustawieniach i tam też usuniesz konto. W innych sprawach <contact>napisz do operatora</contact>. Odpowie bez zbędnej zwłoki, najpóźniej w ciągu miesiąca.',
    description: 'Privacy policy: how to use the rights',
  },
  rightsComplaint: {
    id: 'public.privacy.rights.complaint',
    defaultMessage:
      'Możesz też złożyć skargę do Prezesa Urzędu Ochrony Danych Osobowych albo do urzędu w kraju, w którym mieszkasz.',
    description: 'Privacy policy: complaint to the authority',
  },
  changesTitle: {
    id: 'public.privacy.changes.title',
    defaultMessage: 'Zmiany',
    description: 'Privacy policy: heading of a section',
  },
  changesText: {
    id: 'public.privacy.changes.text',
    defaultMessage:
      'Gdy portal ma zacząć robić z danymi coś nowego, najpierw zmienimy ten tekst i napiszemy o tym w aktualnościach.',
    description: 'Privacy policy: how changes are announced',
  },
});

export const RIGHTS: readonly ProseSection[] = [
  {
    anchor: 'keeping',
    title: MESSAGES.keepingTitle,
    blocks: [
      {
        list: [
          MESSAGES.keepingAccount,
          MESSAGES.keepingSession,
          MESSAGES.keepingLinks,
          MESSAGES.keepingEvents,
          MESSAGES.keepingAnswers,
          MESSAGES.keepingBackups,
        ],
      },
    ],
  },
  {
    anchor: 'rights',
    title: MESSAGES.rightsTitle,
    blocks: [
      { paragraph: MESSAGES.rightsIntro },
      {
        list: [
          MESSAGES.rightsAccess,
          MESSAGES.rightsCorrect,
          MESSAGES.rightsErase,
          MESSAGES.rightsRestrict,
          MESSAGES.rightsObject,
        ],
      },
      { paragraph: MESSAGES.rightsHow },
      { paragraph: MESSAGES.rightsComplaint },
    ],
  },
  { anchor: 'changes', title: MESSAGES.changesTitle, blocks: [{ paragraph: MESSAGES.changesText }] },
];
