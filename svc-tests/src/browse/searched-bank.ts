import type { BankStore, DrawStore } from '@zielona-fala/question-store';
import { unavailable } from '@zielona-fala/service-kit/http';
import type { Log } from '@zielona-fala/service-kit/process';
import { createQuestionIndex, type QuestionIndex } from './question-index.ts';

/** So few at once that other calls wait for milliseconds only. */
const AT_ONCE = 50;

/** All questions there are or ever were, each replica's own index of them: a withdrawn one can still be bookmarked. */
export interface SearchedBank {
  /** @throws Problem 503 when the questions could not be read yet */
  find(...query: Parameters<QuestionIndex['find']>): Promise<ReturnType<QuestionIndex['find']>>;
  /** Reloads the questions if the strata have changed. Until that is done, searches use the previous ones. */
  renew(): void;
  stop(): Promise<void>;
}

export interface SearchedBankParts {
  readonly draws: Pick<DrawStore, 'edition' | 'drawnFrom'>;
  readonly bank: Pick<BankStore, 'indexed' | 'latest'>;
  readonly log: Log;
}

export function createSearchedBank({ draws, bank, log }: SearchedBankParts): SearchedBank {
  const stopping = new AbortController();
  let current: { readonly edition: string; readonly index: QuestionIndex } | null = null;
  let hasFailed = false;
  let isWanted = false;
  let running: Promise<void> = Promise.resolve();

  const build = async (): Promise<QuestionIndex> => {
    const examined = new Set((await draws.drawnFrom()).revisions);
    const revisions = await bank.latest();
    const index = createQuestionIndex();
    try {
      for (let from = 0; from < revisions.length; from += AT_ONCE) {
        stopping.signal.throwIfAborted();
        const questions = await bank.indexed(revisions.slice(from, from + AT_ONCE));
        index.add(questions.map((each) => ({ ...each, isExamined: examined.has(each.revision) })));
      }
      return index;
    } catch (error) {
      index.close();
      throw error;
    }
  };

  const renewOnce = async (): Promise<void> => {
    isWanted = false;
    const edition = await draws.edition();
    if (edition === current?.edition) return;
    const index = await build();
    current?.index.close();
    current = { edition, index };
  };

  const renew = (): void => {
    if (isWanted || stopping.signal.aborted) return;
    isWanted = true;
    running = running.then(renewOnce).then(
      () => {
        hasFailed = false;
      },
      (error: unknown) => {
        hasFailed = true;
        if (!stopping.signal.aborted) log.warn({ err: error }, 'the questions to search could not be read');
      },
    );
  };

  return {
    renew,
    async find(filter, page) {
      if (current === null || hasFailed) renew();
      if (current === null) await running;
      if (current === null) throw unavailable('The questions cannot be searched at the moment');
      return current.index.find(filter, page);
    },
    async stop() {
      stopping.abort();
      await running;
      current?.index.close();
      current = null;
    },
  };
}
