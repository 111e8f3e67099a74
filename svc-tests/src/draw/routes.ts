import type { CategoryName, QuestionTopic } from '@zielona-fala/contracts';
import { getTrial } from '@zielona-fala/contracts/api/exams/get-trial';
import { drawQuestion } from '@zielona-fala/contracts/api/questions/draw-question';
import type { BankStore, DrawStore, QuestionRef } from '@zielona-fala/question-store';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { QuestionPresenter } from '../bank/present.ts';
import { type Catalogue, examined } from '../learning/catalogue.ts';
import { drawOne, drawTrial } from './draw.ts';
import { distinctBelow, type Random } from './random.ts';
import { categoryUnavailable, noQuestions } from './unavailable.ts';

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
export function drawRoutes(parts: DrawParts): readonly Endpoint[] {
  const { bank, draws, random, present } = parts;
  return [
    serve(drawQuestion, async ({ query, user }) => {
      const withheld = user === undefined ? new Set<number>() : await parts.withheldFrom(user.userId);
      const { cat, lang, topic } = query;
      const drawn =
        topic === undefined ? await anyOf(parts, cat, withheld) : await oneAbout(parts, cat, topic, withheld);
      const [question] = await bank.revisions([drawn]);
      if (question === undefined) throw new Error(`there is no revision ${drawn.revision}`);
      return present.withOriginal(question, lang);
    }),
    serve(getTrial, async ({ query }) => {
      const drawn = drawTrial(await draws.pools(query.cat), random);
      if (drawn === null) throw categoryUnavailable(query.cat);
      const questions = await bank.revisions(await draws.at(drawn));
      return { questions: await Promise.all(questions.map((each) => present.asked(each, query.lang))) };
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
