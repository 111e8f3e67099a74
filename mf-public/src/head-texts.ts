import { defineMessages } from 'react-intl';

/** The texts that only the head of a page's HTML and the portal's menus say; `src/route-table.ts` names them, the build reads them, no browser loads this file. */
export const HEAD_TEXTS = defineMessages({
  keywords: {
    id: 'sales.seo.keywords',
    defaultMessage:
      'prawo jazdy, egzamin teoretyczny, testy na prawo jazdy, pytania egzaminacyjne, kategoria B',
    description: 'Keywords of the public pages for search engines',
  },
  premiumDescription: {
    id: 'sales.seo.premium.description',
    defaultMessage:
      'Pełny dostęp do ćwiczeń teorii na prawo jazdy za 0 zł: bez reklam, bez karty, bez okresu próbnego.',
    description: 'Description of the premium offer for search engines',
  },
  roadmapDescription: {
    id: 'sales.seo.roadmap.description',
    defaultMessage: 'Co w portalu już działa, co robimy teraz i co będzie potem.',
    description: 'Description of the roadmap for search engines',
  },
  newsDescription: {
    id: 'sales.seo.news.description',
    defaultMessage: 'Co nowego w portalu do ćwiczenia teorii na prawo jazdy: nowe pytania, ekrany i zasady.',
    description: 'Description of the news page for search engines',
  },
  privacyDescription: {
    id: 'sales.seo.privacy.description',
    defaultMessage:
      'Jakie dane zbiera portal, po co, jak długo je przechowuje i jakie masz prawa. Bez reklam i bez śledzenia.',
    description: 'Description of the privacy policy for search engines',
  },
  termsDescription: {
    id: 'sales.seo.terms.description',
    defaultMessage:
      'Zasady korzystania z portalu: konto, cena 0 zł, pytania i wyniki, reklamacje, rezygnacja.',
    description: 'Description of the terms of service for search engines',
  },
  homeTitle: {
    id: 'sales.seo.home.title',
    defaultMessage: 'Teoria na prawo jazdy za 0 zł',
    description: 'Title of the home page in the browser and for search engines',
  },
  homeDescription: {
    id: 'sales.seo.home.description',
    defaultMessage:
      'Darmowe ćwiczenia do egzaminu teoretycznego na prawo jazdy: 32 pytania, 25 minut, próg 68 punktów, wynik od razu. Po polsku, angielsku i niemiecku.',
    description: 'Description of the home page for search engines',
  },
  schoolsDescription: {
    id: 'sales.seo.driving-schools.description',
    defaultMessage:
      'Grupy dla szkół jazdy i instruktorów za 0 zł: widzisz, kto ćwiczy i kto jest gotowy, zadajesz pracę domową, kursanci dołączają linkiem albo kodem QR.',
    description: 'Description of the page for driving schools and instructors for search engines',
  },
  rulesDescription: {
    id: 'sales.seo.rules.description',
    defaultMessage:
      'Wszystkie zasady za pytaniami na prawo jazdy, według tematów: prosto, z obrazkiem, najczęstszym błędem, przepisem i pytaniem na próbę.',
    description: 'Description of the page with all rules for search engines',
  },
  contactDescription: {
    id: 'sales.seo.contact.description',
    defaultMessage:
      'Jak napisać do operatora portalu: w sprawie pytania, konta, danych albo czegoś, co nie działa.',
    description: 'Description of the contact page for search engines',
  },
  newsMenu: { id: 'public.menu.news', defaultMessage: 'Aktualności', description: 'Link to the news' },
  roadmapMenu: {
    id: 'public.menu.roadmap',
    defaultMessage: 'Plan rozwoju',
    description: 'Link to the roadmap',
  },
  premiumMenu: {
    id: 'public.menu.premium',
    defaultMessage: 'Premium za 0 zł',
    description: 'Link to the offer',
  },
  contactMenu: {
    id: 'public.menu.contact',
    defaultMessage: 'Kontakt',
    description: 'Link to the contact page',
  },
  schoolsMenu: {
    id: 'public.menu.driving-schools',
    defaultMessage: 'Dla szkół jazdy',
    description: 'Link to the page for driving schools and instructors',
  },
  rulesMenu: { id: 'public.menu.rules', defaultMessage: 'Zasady ruchu', description: 'Link to all rules' },
  termsMenu: {
    id: 'public.menu.terms',
    defaultMessage: 'Regulamin',
    description: 'Link to the terms of service',
  },
  privacyMenu: {
    id: 'public.menu.privacy',
    defaultMessage: 'Polityka prywatności',
    description: 'Link to the privacy policy',
  },
});
