import { defineMessages } from 'react-intl';
import type { ProseSection } from '../../../shared/prose/prose-section.ts';

const MESSAGES = defineMessages({
  dataTitle: {
    id: 'public.privacy.data.title',
    defaultMessage: 'Jakie dane mamy i po co',
    description: 'Privacy policy: heading of a section',
  },
  dataIntro: {
    id: 'public.privacy.data.intro',
    defaultMessage:
      'Strony publiczne możesz oglądać bez konta i bez podawania danych o sobie. Gdy zakładasz konto, mamy:',
    description: 'Privacy policy: above the list of data',
  },
  dataUsername: {
    id: 'public.privacy.data.username',
    defaultMessage: '<b>Nazwę użytkownika.</b> Pod nią widać Cię w rankingu.',
    description: 'Privacy policy: username',
  },
  dataEmail: {
    id: 'public.privacy.data.email',
    defaultMessage:
      '<b>Adres e-mail.</b> Służy do logowania i do wiadomości o koncie, na przykład z linkiem aktywacyjnym albo do zmiany hasła, i do przypomnień, jeśli je włączysz. Innych wiadomości nie wysyłamy.',
    description: 'Privacy policy: e-mail address',
  },
  dataPassword: {
    id: 'public.privacy.data.password',
    defaultMessage: '<b>Skrót hasła.</b> Samego hasła nie znamy: zapisujemy tylko jego skrót (Argon2id).',
    description: 'Privacy policy: password',
  },
  dataGoogle: {
    id: 'public.privacy.data.google',
    defaultMessage:
      '<b>Numer konta Google,</b> jeśli się nim logujesz, i dzień połączenia. Od Google dostajemy tylko ten numer, adres e-mail i wiadomość, że jest sprawdzony. Nie znamy Twojego hasła do Google, imienia ani zdjęcia i niczego nie wysyłamy do Google o Twojej nauce. Google wie, że i kiedy się u nas logujesz. Możesz to cofnąć w ustawieniach.',
    description: 'Privacy policy: what is known of who signs in with Google',
  },
  dataWaysIn: {
    id: 'public.privacy.data.ways-in',
    defaultMessage:
      '<b>Klucze dostępu i logowanie dwuetapowe,</b> jeśli ich używasz: klucz publiczny, jego nazwę, nazwy przeglądarki i systemu, dzień dodania i ostatniego użycia; zaszyfrowany klucz aplikacji i skróty kodów zapasowych. Odcisku palca ani twarzy nie dostajemy.',
    description: 'Privacy policy: passkeys and codes of an app',
  },
  dataTests: {
    id: 'public.privacy.data.tests',
    defaultMessage:
      '<b>Egzaminy i nauka.</b> Wylosowane pytania, Twoje odpowiedzi i ich godziny, początek i koniec, punkty i wynik, a także wyliczone z odpowiedzi: jak dobrze pamiętasz każde pytanie.',
    description: 'Privacy policy: exams, learning tests, results, and what is remembered of each question',
  },
  dataBookmarks: {
    id: 'public.privacy.data.bookmarks',
    defaultMessage:
      '<b>Zakładki i zgłoszenia.</b> Pytania, które zaznaczysz, i zgłoszone błędy w pytaniach: rodzaj, treść, dzień i naszą odpowiedź.',
    description: 'Privacy policy: bookmarked questions, reported problems with questions',
  },
  dataProgress: {
    id: 'public.privacy.data.progress',
    defaultMessage:
      '<b>Postępy.</b> Doświadczenie i poziom, liczbę zdanych i niezdanych egzaminów, wyniki w poszczególnych tematach, miejsce w rankingu i medale, a także dni, w których ćwiczysz, i liczbę odpowiedzi każdego dnia.',
    description: 'Privacy policy: statistics, level, ranking, medals, and the calendar of answers by day',
  },
  dataGroups: {
    id: 'public.privacy.data.groups',
    defaultMessage:
      '<b>Grupy,</b> jeśli jakąś prowadzisz albo do niej należysz: nazwa, kategoria, kod, praca domowa i proponowany dzień egzaminu; dzień dołączenia, ile pracy domowej jest zrobione i to, co udostępniasz instruktorowi.',
    description: 'Privacy policy: groups of learners with an instructor',
  },
  dataSessions: {
    id: 'public.privacy.data.sessions',
    defaultMessage:
      '<b>Zalogowane urządzenia.</b> Czas zalogowania i ostatniego użycia oraz nazwy przeglądarki i systemu, bez adresu.',
    description: 'Privacy policy: sessions',
  },
  dataSecurityLog: {
    id: 'public.privacy.data.security-log',
    defaultMessage:
      '<b>Dziennik bezpieczeństwa.</b> Przez 90 dni: logowania, nieudane próby i zmiany hasła, z nazwą przeglądarki i znakiem, z którego bez klucza nie da się odczytać adresu. Widzisz go w ustawieniach.',
    description: 'Privacy policy: log of sign-ins and changes of the password',
  },
  dataReminders: {
    id: 'public.privacy.data.reminders',
    defaultMessage:
      '<b>Przypomnienia,</b> jeśli je włączysz: godzina, kiedy wysłaliśmy ostatnie i ile z rzędu zostało bez odpowiedzi. Wyłączysz je w ustawieniach albo linkiem w każdym mailu. Gdy włączysz powiadomienia na urządzeniu, pamiętamy adres, który dała nam przeglądarka: firma, która ją robi (Google, Mozilla, Microsoft albo Apple), dostarcza je zaszyfrowane i nie widzi ich treści, tylko to, że i kiedy przyszły. Adres usuwamy, gdy je wyłączysz, wylogujesz to urządzenie albo usuniesz konto.',
    description: 'Privacy policy: reminders of what is due, for learners who switched them on',
  },
  dataPreferences: {
    id: 'public.privacy.data.preferences',
    defaultMessage:
      '<b>Ustawienia.</b> Język, w którym też do Ciebie piszemy, wygląd, strefę czasową, cel dnia, datę egzaminu, jeśli ją podasz, to, czy widać Cię w rankingu, i to, że powitanie masz za sobą.',
    description: 'Privacy policy: the preferences of an account',
  },
  dataBasis: {
    id: 'public.privacy.data.basis',
    defaultMessage:
      'Podstawą jest umowa o korzystanie z portalu, czyli <terms>regulamin</terms> (art. 6 ust. 1 lit. b RODO). Podanie danych jest dobrowolne, ale bez nich konto nie powstanie.',
    description: 'Privacy policy: legal basis of the processing for the account',
  },
  lettersTitle: {
    id: 'public.privacy.letters.title',
    defaultMessage: 'Gdy do nas piszesz',
    description: 'Privacy policy: heading of the section on the contact form',
  },
  lettersWhat: {
    id: 'public.privacy.letters.what',
    defaultMessage:
      'Z formularza na stronie <contact>Kontakt</contact> bierzemy Twój adres e-mail, wiadomość, imię, jeśli je podasz, i wybrany w portalu język. Portal wysyła to pocztą do operatora i zaraz potem usuwa u siebie. Gdy poczta nie działa, list czeka, najwyżej 30 dni. Przez 24 godziny pamiętamy skrót formularza, żeby ten sam list nie przyszedł dwa razy.',
    description: 'Privacy policy: what happens to a letter',
  },
  lettersBasis: {
    id: 'public.privacy.letters.basis',
    defaultMessage:
      'W skrzynce operatora list zostaje tak długo, jak wymaga tego Twoja sprawa. Podstawą jest nasz uzasadniony interes, czyli odpowiedź na Twoje pytanie (art. 6 ust. 1 lit. f RODO).',
    description: 'Privacy policy: how long a letter is kept, and the legal basis',
  },
  securityErrors: {
    id: 'public.privacy.security.errors',
    defaultMessage:
      'Gdy coś zepsuje się w Twojej przeglądarce, portal zapisuje treść błędu, adres strony bez dalszych parametrów i numer swojej wersji. Adresy e-mail, klucze i długie numery najpierw z tego usuwa. Nie zapisuje, u kogo błąd wystąpił.',
    description: 'Privacy policy: error reports of the browser',
  },
  securityTitle: {
    id: 'public.privacy.security.title',
    defaultMessage: 'Bezpieczeństwo i dzienniki',
    description: 'Privacy policy: heading of a section',
  },
  securityLimits: {
    id: 'public.privacy.security.limits',
    defaultMessage:
      'Żeby chronić konta i portal, liczymy zapytania, nieudane logowania i zamówione wiadomości z jednego adresu IP, a także nieudane logowania i niektóre czynności na jednym koncie. Adresu w liczniku nie ma, jest tylko jego skrót. Liczniki znikają po minucie, po kwadransie albo po godzinie, a najpóźniej po dobie. Przez 10 minut po wysłaniu wiadomości pamiętamy skrót adresu e-mail, żeby nikt nie zasypał Ci skrzynki. Podstawą jest nasz uzasadniony interes, czyli ochrona kont (art. 6 ust. 1 lit. f RODO).',
    description: 'Privacy policy: rate limits by IP address and account',
  },
  securityLogs: {
    id: 'public.privacy.security.logs',
    defaultMessage:
      'W dziennikach technicznych nie ma Twojej nazwy, adresu e-mail ani adresu IP. Zapisujemy w nich, kiedy i jakie zapytanie przyszło i jak się skończyło.',
    description: 'Privacy policy: logs hold no personal data',
  },
  recipientsTitle: {
    id: 'public.privacy.recipients.title',
    defaultMessage: 'Kto widzi Twoje dane',
    description: 'Privacy policy: heading of a section',
  },
  recipientsRanking: {
    id: 'public.privacy.recipients.ranking',
    defaultMessage:
      '<b>Inni użytkownicy</b> widzą w rankingu Twoją nazwę użytkownika, poziom i liczbę zdanych egzaminów. Kto należy do Twojej grupy, widzi nazwę i poziom osoby, która ją prowadzi. Nic więcej.',
    description: 'Privacy policy: what other learners see',
  },
  recipientsInstructor: {
    id: 'public.privacy.recipients.instructor',
    defaultMessage:
      '<b>Instruktor grupy,</b> do której dołączysz kodem, widzi Twoją nazwę użytkownika, poziom i dzień dołączenia oraz to, co udostępniasz w kategorii grupy: kiedy ćwiczysz, ile zadanej pracy jest zrobione i jaką masz szansę zdać egzamin, wyniki egzaminów, tematy. Może to pobrać jako plik. Odpowiedzi na pojedyncze pytania widzi tylko wtedy, gdy na to pozwolisz. Każdą z tych rzeczy możesz wyłączyć, a z grupy odejść: instruktor od razu przestaje je widzieć, zostaje mu tylko to, co wcześniej pobrał. Innym osobom z grupy nie pokazujemy Cię wcale.',
    description: 'Privacy policy: what the instructor of a group sees of its members',
  },
  recipientsNone: {
    id: 'public.privacy.recipients.none',
    defaultMessage:
      '<b>Reklamodawcy i firmy analityczne</b> nie widzą nic. Nie śledzimy Cię, a na stronach nie ma cudzych skryptów, czcionek ani obrazków.',
    description: 'Privacy policy: no analytics and no third parties',
  },
  recipientsProcessors: {
    id: 'public.privacy.recipients.processors',
    defaultMessage:
      '<b>Dostawcy serwera i poczty,</b> z których korzysta operator, przetwarzają dane wyłącznie na jego zlecenie. Zgłoszenia błędów, w których danych o Tobie nie ma, mogą trafić do serwera, na którym operator je zbiera.',
    description: 'Privacy policy: hosting and mail',
  },
  recipientsProfiling: {
    id: 'public.privacy.recipients.profiling',
    defaultMessage:
      'Nie profilujemy Cię i nie podejmujemy automatycznych decyzji, które miałyby dla Ciebie skutki prawne.',
    description: 'Privacy policy: no automated decisions',
  },
});

export const DATA: readonly ProseSection[] = [
  {
    anchor: 'data',
    title: MESSAGES.dataTitle,
    blocks: [
      { paragraph: MESSAGES.dataIntro },
      {
        list: [
          MESSAGES.dataUsername,
          MESSAGES.dataEmail,
          MESSAGES.dataPassword,
          MESSAGES.dataGoogle,
          MESSAGES.dataWaysIn,
          MESSAGES.dataTests,
          MESSAGES.dataBookmarks,
          MESSAGES.dataProgress,
          MESSAGES.dataGroups,
          MESSAGES.dataSessions,
          MESSAGES.dataSecurityLog,
          MESSAGES.dataReminders,
          MESSAGES.dataPreferences,
        ],
      },
      { paragraph: MESSAGES.dataBasis },
    ],
  },
  {
    anchor: 'letters',
    title: MESSAGES.lettersTitle,
    blocks: [{ paragraph: MESSAGES.lettersWhat }, { paragraph: MESSAGES.lettersBasis }],
  },
  {
    anchor: 'security',
    title: MESSAGES.securityTitle,
    blocks: [
      { paragraph: MESSAGES.securityLimits },
      { paragraph: MESSAGES.securityLogs },
      { paragraph: MESSAGES.securityErrors },
    ],
  },
  {
    anchor: 'recipients',
    title: MESSAGES.recipientsTitle,
    blocks: [
      {
        list: [
          MESSAGES.recipientsRanking,
          MESSAGES.recipientsInstructor,
          MESSAGES.recipientsNone,
          MESSAGES.recipientsProcessors,
        ],
      },
      { paragraph: MESSAGES.recipientsProfiling },
    ],
  },
];
