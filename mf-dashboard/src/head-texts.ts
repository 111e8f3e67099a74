import { defineMessages } from 'react-intl';

/** The texts that only the head of a page's HTML says; `src/route-table.ts` names them, the build reads them, no browser loads this file. */
export const HEAD_TEXTS = defineMessages({
  firstQuestionsTitle: {
    id: 'sales.seo.first-questions.title',
    defaultMessage: 'Pytania bez konta',
    description: 'Title of the page on which a visitor practises without an account',
  },
  firstQuestionsDescription: {
    id: 'sales.seo.first-questions.description',
    defaultMessage:
      'Dziesięć pytań z wyjaśnieniami, bez konta. Gdy je założysz, odpowiedzi przejdą do Twojego planu.',
    description: 'Description of the page on which a visitor practises without an account',
  },
  dashboardStatisticsTitle: {
    id: 'sales.seo.dashboard-statistics.title',
    defaultMessage: 'Postępy',
    description: 'Title of the statistics',
  },
  dashboardStatisticsDescription: {
    id: 'sales.seo.dashboard-statistics.description',
    defaultMessage: 'Czy idzie Ci lepiej: punkty kolejnych egzaminów i zdawalność w kategorii.',
    description: 'Description of the statistics',
  },
  dashboardSettingsDescription: {
    id: 'sales.seo.dashboard-settings.description',
    defaultMessage: 'Język, wygląd, hasło i Twoje konto: wszystko w jednym miejscu.',
    description: 'Description of the settings',
  },
  dashboardProfileTitle: {
    id: 'sales.seo.dashboard-profile.title',
    defaultMessage: 'Profil',
    description: 'Title of the profile',
  },
  dashboardProfileDescription: {
    id: 'sales.seo.dashboard-profile.description',
    defaultMessage: 'Twój poziom, punkty doświadczenia i nazwa, którą widzą inni.',
    description: 'Description of the profile',
  },
  dashboardHomeTitle: {
    id: 'sales.seo.dashboard-home.title',
    defaultMessage: 'Start',
    description: 'Title of the dashboard',
  },
  dashboardHomeDescription: {
    id: 'sales.seo.dashboard-home.description',
    defaultMessage: 'Zacznij egzamin, wróć do przerwanego i zobacz ostatnie wyniki oraz poziom.',
    description: 'Description of the dashboard',
  },
  dashboardSelectModeDescription: {
    id: 'sales.seo.dashboard-select-mode.description',
    defaultMessage: 'Wybierz kategorię prawa jazdy, tryb i język pytań, a potem zacznij egzamin albo naukę.',
    description: 'Description of the choice of a new exam',
  },
  dashboardGroupsDescription: {
    id: 'sales.seo.dashboard-groups.description',
    defaultMessage: 'Dołącz do grupy swojej szkoły jazdy albo poprowadź własną i zobacz, kto jest gotowy.',
    description: 'Description of the groups of a driving school',
  },
  dashboardQuestionsDescription: {
    id: 'sales.seo.dashboard-questions.description',
    defaultMessage: 'Szukaj wśród wszystkich pytań kategorii, czytaj wyjaśnienia i wracaj do zakładek.',
    description: 'Description of the page with all questions of a category',
  },
  dashboardOfflineDescription: {
    id: 'sales.seo.dashboard-offline.description',
    defaultMessage: 'Pobierz pytania na drogę i ćwicz bez internetu. Odpowiedzi dotrą na konto później.',
    description: 'Description of the page on which a learner practises without a network',
  },
  dashboardRulesDescription: {
    id: 'sales.seo.dashboard-rules.description',
    defaultMessage: 'Zasady, które stoją za pytaniami kategorii, i to, które z nich już umiesz.',
    description: 'Description of the page with the rules behind the questions',
  },
  dashboardReportsDescription: {
    id: 'sales.seo.dashboard-reports.description',
    defaultMessage: 'Błędy w pytaniach, które zgłaszasz, i nasze odpowiedzi w jednym miejscu.',
    description: "Description of the page with the learner's reports of problems with questions",
  },
  dashboardTestsTitle: {
    id: 'sales.seo.dashboard-tests.title',
    defaultMessage: 'Twoja historia',
    description: 'Title of the history of exams',
  },
  dashboardTestsDescription: {
    id: 'sales.seo.dashboard-tests.description',
    defaultMessage: 'Wszystkie Twoje egzaminy i nauka w wybranej kategorii: wyniki, daty i punkty.',
    description: 'Description of the history of exams',
  },
  dashboardRankingTitle: {
    id: 'sales.seo.dashboard-ranking.title',
    defaultMessage: 'Ranking',
    description: 'Title of the ranking',
  },
  dashboardRankingDescription: {
    id: 'sales.seo.dashboard-ranking.description',
    defaultMessage: 'Kto zdał najwięcej egzaminów próbnych w tym tygodniu i w ogóle.',
    description: 'Description of the ranking',
  },
  dashboardResultTitle: {
    id: 'sales.seo.dashboard-result.title',
    defaultMessage: 'Wynik',
    description: 'Title of the result of an exam or a practice',
  },
  dashboardResultDescription: {
    id: 'sales.seo.dashboard-result.description',
    defaultMessage: 'Wynik Twojego egzaminu lub ćwiczenia i omówienie każdego pytania.',
    description: 'Description of the result page',
  },
  dashboardExamTitle: {
    id: 'sales.seo.dashboard-exam.title',
    defaultMessage: 'Egzamin',
    description: 'Title of the exam',
  },
  dashboardExamDescription: {
    id: 'sales.seo.dashboard-exam.description',
    defaultMessage: 'Próbny egzamin teoretyczny na prawo jazdy: 32 pytania, 25 minut, jak na państwowym.',
    description: 'Description of the exam page',
  },
});
