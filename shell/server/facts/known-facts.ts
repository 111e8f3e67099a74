import { setTimeout as pause } from 'node:timers/promises';
import { DEFAULT_CATEGORY, LOCALES, type Locale } from '@zielona-fala/contracts';
import { getFeatureFlags } from '@zielona-fala/contracts/api/flags/get-feature-flags';
import { drawQuestion } from '@zielona-fala/contracts/api/questions/draw-question';
import { getBank } from '@zielona-fala/contracts/api/questions/get-bank';
import { listCategories } from '@zielona-fala/contracts/api/questions/list-categories';
import type { Operator, PortalFacts } from '@zielona-fala/contracts/portal';
import type { Log } from '@zielona-fala/service-kit/process';
import type { Schema } from 'joi';
import { fetchDocument } from '../fetch-document.ts';
import { createSwrCache, type SwrCache } from '../swr-cache.ts';

export interface KnownFacts {
  /**
   * The facts for a page in a language. A page waits briefly, and only for facts that were never fetched; those that are
   * still missing are null. Never rejects.
   */
  current(locale: Locale): Promise<PortalFacts>;
}

export interface KnownFactsOptions {
  readonly gatewayUrl: string;
  readonly operator: Operator;
  readonly log: Log;
  /** Milliseconds after which facts are refreshed; default: a minute, and an hour for the sample question. */
  readonly freshMs?: number;
}

/** Of a declared call. */
interface Read<Answer> {
  readonly path: string;
  readonly answer: Schema<Answer>;
}

const FRESH_MS = 60_000;
/** A repeat visit finds the page unchanged, and its picture in the cache. */
const QUESTION_FRESH_MS = 60 * 60_000;
/** As quickly as the services apply a changed flag. */
const FLAGS_FRESH_MS = 5000;
const MAX_WAIT_MS = 150;

/** The facts most recently fetched from the services. */
export function createKnownFacts(options: KnownFactsOptions): KnownFacts {
  const { gatewayUrl, operator, log } = options;
  const retryMs = options.freshMs ?? FRESH_MS;
  const keep = <Answer>({ path, answer }: Read<Answer>, freshMs = FRESH_MS): SwrCache<Answer> =>
    createSwrCache({
      name: path,
      log,
      freshMs: options.freshMs ?? freshMs,
      retryMs,
      ask: () => fetchDocument(gatewayUrl + path, answer),
    });
  const bank = keep(getBank);
  const categories = keep(listCategories);
  const flags = keep(getFeatureFlags, FLAGS_FRESH_MS);
  const questionIn = (locale: Locale) => {
    const query = new URLSearchParams({ lang: locale, cat: DEFAULT_CATEGORY });
    return keep({ ...drawQuestion, path: `${drawQuestion.path}?${query}` }, QUESTION_FRESH_MS);
  };
  const questions = new Map(LOCALES.map((locale) => [locale, questionIn(locale)]));

  return {
    async current(locale) {
      const question = questions.get(locale) ?? questionIn(locale);
      const answers = [bank, categories, question, flags];
      for (const answer of answers) answer.renew();
      if (answers.some((answer) => answer.value() === null)) {
        const waited = new AbortController();
        const maxWait = pause(MAX_WAIT_MS, undefined, { signal: waited.signal }).catch(() => undefined);
        await Promise.race([Promise.all(answers.map((answer) => answer.firstAnswer())), maxWait]);
        waited.abort();
      }
      return {
        operator,
        bank: bank.value(),
        categories: categories.value(),
        question: question.value(),
        flags: flags.value(),
      };
    },
  };
}
