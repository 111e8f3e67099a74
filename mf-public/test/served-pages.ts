import { jest } from '@jest/globals';
import { LOCALES, type Locale } from '@zielona-fala/contracts';
import { RULE_ATTRIBUTE, TOPIC_ATTRIBUTE, type ToldRule } from '../src/features/rule/told-rule.ts';
import { ROUTE_TABLE } from '../src/route-table.ts';

/** A rule as the build has rendered it. */
export const SOME_RULE: ToldRule = {
  ruleId: 'yield-to-right',
  locale: 'pl',
  topic: 'right-of-way',
  title: 'Na skrzyżowaniu równorzędnym ustępujesz z prawej',
  text: 'Bez znaków i świateł ustępujesz pojazdom z prawej.',
  recognise: 'Skrzyżowanie bez znaków.',
  mistake: 'Jazda bez zwalniania.',
  figures: ['50\u00a0km/h'],
  legalBasis: [{ act: 'Prawo o ruchu drogowym', article: 'art. 25 ust. 1', asOf: '2026-01-01' }],
  picture: { address: '/media/scenes/equal.svg', alt: 'Skrzyżowanie z góry' },
  beside: [{ ruleId: 'tram-first-at-equal', title: 'Tramwaj jedzie pierwszy' }],
  category: 'B',
  question: {
    questionId: 1,
    questionNumber: 1,
    withoutAnswers: true,
    media: null,
    poster: null,
    lastFrame: null,
    type: 'primary',
    pointsValue: 3,
    questionTranslations: [
      {
        questionId: 1,
        language: 'pl',
        questionText: 'Czy masz pierwszeństwo?',
        answerA: null,
        answerB: null,
        answerC: null,
        mediaAlt: null,
      },
    ],
    topic: 'right-of-way',
    correctAnswer: 'T',
    explanation: 'Nadjeżdżasz z prawej.',
    legalBasis: [],
  },
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const ruleIn = (locale: Locale): string =>
  `<article ${RULE_ATTRIBUTE}="${escaped(JSON.stringify({ ...SOME_RULE, locale }))}"></article>`;
const titlesAt = (path: string): string =>
  `<div ${TOPIC_ATTRIBUTE}="right-of-way"><a href="${path}/yield-to-right">${SOME_RULE.title}</a></div>`;

const { rules } = ROUTE_TABLE;
const PAGES = new Map(
  LOCALES.flatMap((locale) => [
    [rules.paths[locale], titlesAt(rules.paths[locale])],
    [`${rules.paths[locale]}/yield-to-right`, ruleIn(locale)],
  ]),
);

/** The portal answers with the pages of one rule; every other page is not there. */
export function servePages(): void {
  globalThis.fetch = jest.fn(async (path: unknown) => {
    const html = PAGES.get(`${path}`);
    return {
      ok: html !== undefined,
      status: html === undefined ? 404 : 200,
      text: async () => html,
    } as Response;
  }) as typeof fetch;
}
