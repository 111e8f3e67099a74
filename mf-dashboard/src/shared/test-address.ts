import {
  type CategoryName,
  isCategoryName,
  isQuestionLanguage,
  type ProblemDto,
  type QuestionLanguage,
  type QuestionTopic,
  type TestDto,
} from '@zielona-fala/contracts';
import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { pathOf } from '../path-of.ts';
import type { NamedTest, TestView } from './api/get-test.ts';

/** Address of a test that is under way, asked for in the language it was drawn in. */
export function examAddress({ testId, lang, cat }: NamedTest): string {
  const query = new URLSearchParams({
    testId: String(testId),
    ...(lang && { lang }),
    ...(cat && { cat }),
  });
  return `${pathOf('dashboard-exam')}?${query}`;
}

/** How a test is asked for. */
export const viewOf = ({ testId, lang, category }: TestDto): TestView => ({
  testId,
  lang,
  cat: category.name,
});

/** The test that a refusal as `unfinished-test` names; null when it names none. */
export function unfinishedOf(failure: ApiFailure | null): NamedTest | null {
  if (failure?.code !== 'unfinished-test') return null;
  const { testId, lang, categoryName: cat } = failure.data as Partial<ProblemDto>;
  return testId === undefined ? null : { testId, ...(lang && { lang }), ...(cat && { cat }) };
}

export const resultAddress = (testId: number): string => `${pathOf('dashboard-result')}?testId=${testId}`;

/** The `testId` of an address' query; null when it is missing or no id. */
export function testIdOf(query: URLSearchParams): number | null {
  const id = Number(query.get('testId'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The exam that an address' query names; null when it names none. */
export function examOf(query: URLSearchParams): NamedTest | null {
  const testId = testIdOf(query);
  if (testId === null) return null;
  const lang = query.get('lang');
  const cat = query.get('cat');
  return { testId, ...(isQuestionLanguage(lang) ? { lang } : {}), ...(isCategoryName(cat) ? { cat } : {}) };
}

/** An unscored trial, as its address names it. */
export interface TrialAddress {
  readonly category: CategoryName;
  readonly lang: QuestionLanguage;
}

export const trialAddress = ({ category, lang }: TrialAddress): string =>
  `${pathOf('dashboard-exam')}?trial=${category}&lang=${lang}`;

/** The trial that an address' query names; null when it names none. */
export function trialOf(query: URLSearchParams): TrialAddress | null {
  const category = query.get('trial');
  const lang = query.get('lang');
  return isCategoryName(category) && isQuestionLanguage(lang) ? { category, lang } : null;
}

/** Where a test about a topic is chosen. */
export const topicAddress = (topic: QuestionTopic): string =>
  `${pathOf('dashboard-select-mode')}?${new URLSearchParams({ mode: 'topic', topic })}`;
