import {
  type CategoryName,
  isCategoryName,
  isLocale,
  type Locale,
  type QuestionTopic,
} from '@zielona-fala/contracts';
import { pathOf } from '../route-table.ts';
import type { TestView } from './api/get-test.ts';

/** Address of an exam; with what is known of it, so that it is asked for in its language. */
export function examAddress({ testId, lang, cat }: TestView): string {
  const query = new URLSearchParams({
    testId: String(testId),
    ...(lang ? { lang } : {}),
    ...(cat ? { cat } : {}),
  });
  return `${pathOf('dashboard-exam')}?${query}`;
}

export const resultAddress = (testId: number): string => `${pathOf('dashboard-result')}?testId=${testId}`;

/** The `testId` of an address' query; null when it is missing or no id. */
export function testIdOf(query: URLSearchParams): number | null {
  const id = Number(query.get('testId'));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The exam that an address' query names; null when it names none. */
export function examOf(query: URLSearchParams): TestView | null {
  const testId = testIdOf(query);
  if (testId === null) return null;
  const lang = query.get('lang');
  const cat = query.get('cat');
  return { testId, ...(isLocale(lang) ? { lang } : {}), ...(isCategoryName(cat) ? { cat } : {}) };
}

/** An unscored trial, as its address names it. */
export interface TrialAddress {
  readonly category: CategoryName;
  readonly lang: Locale;
}

export const trialAddress = ({ category, lang }: TrialAddress): string =>
  `${pathOf('dashboard-exam')}?trial=${category}&lang=${lang}`;

/** The trial that an address' query names; null when it names none. */
export function trialOf(query: URLSearchParams): TrialAddress | null {
  const category = query.get('trial');
  const lang = query.get('lang');
  return isCategoryName(category) && isLocale(lang) ? { category, lang } : null;
}

/** Where a test about a topic is chosen. */
export const topicAddress = (topic: QuestionTopic): string =>
  `${pathOf('dashboard-select-mode')}?${new URLSearchParams({ mode: 'topic', topic })}`;
