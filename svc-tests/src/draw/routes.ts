import type { CategoryName, Locale } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import type { QuestionPresenter } from '../bank/present.ts';
import type { BankStore } from '../bank/store.ts';
import { drawOne, drawTrial } from './draw.ts';
import type { Random } from './random.ts';
import type { DrawStore } from './store.ts';
import { categoryUnavailable } from './unavailable.ts';

const DRAW_QUERY = shapeOf<{ cat: CategoryName; lang: Locale }>({
  cat: FIELDS.category.required(),
  lang: FIELDS.locale.required(),
});

export interface DrawParts {
  readonly bank: BankStore;
  readonly draws: DrawStore;
  readonly random: Random;
  readonly present: QuestionPresenter;
  /** Questions whose answers a learner must not see now. */
  withheldFrom(userId: number): Promise<ReadonlySet<number>>;
}

/** Calls that draw questions outside of tests. */
export function drawEndpoints(parts: DrawParts): readonly Endpoint[] {
  const { bank, draws, random, present } = parts;
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/tests/question/random',
      summary: 'A random question with its answer and explanation',
      problems: ['category-unavailable'],
      access: 'optional',
      query: DRAW_QUERY,
      returns: RESPONSES.solvedQuestion,
      async handle({ query, user }) {
        const withheld = user === undefined ? new Set<number>() : await parts.withheldFrom(user.userId);
        const pools = await draws.pools(query.cat);
        const drawn = drawOne(pools, await draws.placesOf(pools, withheld), random);
        const [question] = drawn === null ? [] : await bank.revisions(await draws.at([drawn]));
        if (question === undefined) throw categoryUnavailable(query.cat);
        return present.solved(question, query.lang);
      },
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/tests/trial',
      summary: 'Five basic and two specialist questions that do not count',
      problems: ['category-unavailable'],
      access: 'active',
      query: DRAW_QUERY,
      returns: RESPONSES.trial,
      async handle({ query }) {
        const drawn = drawTrial(await draws.pools(query.cat), random);
        if (drawn === null) throw categoryUnavailable(query.cat);
        const questions = await bank.revisions(await draws.at(drawn));
        return { questions: await Promise.all(questions.map((each) => present.asked(each, query.lang))) };
      },
    }),
  ];
}
