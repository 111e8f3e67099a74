import type { CategoryName, Locale } from '@zielona-fala/contracts';
import { conflict } from '@zielona-fala/service-kit/http';
import { isDuplicateKey } from '@zielona-fala/service-kit/mongo';
import { type Clock, newId } from '@zielona-fala/service-kit/process';
import type { QuestionRef } from '../bank/question.ts';
import { drawExam, RECENT_TESTS } from '../draw/draw.ts';
import type { Random } from '../draw/random.ts';
import type { DrawStore } from '../draw/store.ts';
import { categoryUnavailable } from '../draw/unavailable.ts';
import type { CurrentTests } from './current.ts';
import { newExam, type Test } from './exam.ts';
import type { TestStore } from './store.ts';

const ATTEMPTS = 3;

export interface StartParts {
  readonly draws: DrawStore;
  readonly tests: TestStore;
  readonly current: Pick<CurrentTests, 'unfinished'>;
  readonly clock: Clock;
  readonly random: Random;
}

export interface ExamRequest {
  readonly userId: number;
  readonly category: CategoryName;
  readonly lang: Locale;
}

/**
 * Draws and stores a new exam.
 * @throws Problem 409 `unfinished-test` with the id of the one that is in the way, or `category-unavailable`
 */
export async function startExam(parts: StartParts, request: ExamRequest): Promise<Test> {
  await refuseSecond(parts.current, request.userId);
  const questions = await draw(parts, request);
  for (let attempt = 1; ; attempt += 1) {
    const exam = newExam({ ...request, testId: newId(parts.clock), created: parts.clock.now(), questions });
    try {
      await parts.tests.insert(exam);
      return exam;
    } catch (error) {
      if (!isDuplicateKey(error) || attempt === ATTEMPTS) throw error;
      await refuseSecond(parts.current, request.userId);
    }
  }
}

async function refuseSecond(current: StartParts['current'], userId: number): Promise<void> {
  const unfinished = await current.unfinished(userId);
  if (unfinished === null) return;
  throw conflict('unfinished-test', 'Finish or delete your unfinished test first', {
    testId: unfinished.testId,
  });
}

async function draw(
  { draws, tests, random }: StartParts,
  { userId, category }: ExamRequest,
): Promise<readonly QuestionRef[]> {
  const pools = await draws.pools(category);
  const recent = await tests.recentNumbers(userId, category, RECENT_TESTS);
  const drawn = drawExam(pools, await draws.placesOf(pools, recent), random);
  if (drawn === null) throw categoryUnavailable(category);
  return draws.at(drawn);
}
