import type { CategoryName, Locale, QuestionTopic } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { FIELDS, shapeOf } from '@zielona-fala/contracts/schemas';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import type { QuestionPresenter } from '../bank/present.ts';
import type { QuestionRef } from '../bank/question.ts';
import type { BankStore } from '../bank/store.ts';
import { type Catalogue, examined } from '../learning/catalogue.ts';
import { drawOne, drawTrial } from './draw.ts';
import { distinctBelow, type Random } from './random.ts';
import type { DrawStore } from './store.ts';
import { categoryUnavailable, noQuestions } from './unavailable.ts';

const DRAW_QUERY = shapeOf<{ cat: CategoryName; lang: Locale }>({
  cat: FIELDS.category.required(),
  lang: FIELDS.locale.required(),
});

const ONE_QUESTION = shapeOf<{ cat: CategoryName; lang: Locale; topic?: QuestionTopic }>({
  cat: FIELDS.category.required(),
  lang: FIELDS.locale.required(),
  topic: FIELDS.topic,
});

export interface DrawParts {
  readonly bank: BankStore;
  readonly draws: DrawStore;
  readonly catalogue: Catalogue;
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
      summary: 'A random question, of one topic if asked so, with its answer and explanation',
      problems: ['category-unavailable', 'no-questions'],
      access: 'optional',
      query: ONE_QUESTION,
      returns: RESPONSES.solvedQuestion,
      async handle({ query, user }) {
        const withheld = user === undefined ? new Set<number>() : await parts.withheldFrom(user.userId);
        const { cat, lang, topic } = query;
        const drawn =
          topic === undefined
            ? await anyOf(parts, cat, withheld)
            : await oneAbout(parts, cat, topic, withheld);
        const [question] = await bank.revisions([drawn]);
        if (question === undefined) throw new Error(`there is no revision ${drawn.revision}`);
        return present.solved(question, lang);
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

/** @throws Problem 409 `category-unavailable` */
async function anyOf(
  { draws, random }: DrawParts,
  category: CategoryName,
  withheld: ReadonlySet<number>,
): Promise<QuestionRef> {
  const pools = await draws.pools(category);
  const place = drawOne(pools, await draws.placesOf(pools, withheld), random);
  const [drawn] = place === null ? [] : await draws.at([place]);
  if (drawn === undefined) throw categoryUnavailable(category);
  return drawn;
}

/** @throws Problem 409 `category-unavailable`, or `no-questions` where nothing of the topic is left */
async function oneAbout(
  { catalogue, random }: DrawParts,
  category: CategoryName,
  topic: QuestionTopic,
  withheld: ReadonlySet<number>,
): Promise<QuestionRef> {
  const questions = examined(await catalogue.of(category));
  if (questions.length === 0) throw categoryUnavailable(category);
  const left = questions.filter((each) => each.topic === topic && !withheld.has(each.number));
  const [place] = distinctBelow(left.length, 1, random);
  const drawn = place === undefined ? undefined : left[place];
  if (drawn === undefined) throw noQuestions(`There are no questions of this topic in category ${category}`);
  return drawn;
}
