import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Answer } from '@zielona-fala/contracts';
import type { BankQuestion } from '@zielona-fala/contracts/bank';
import { questionsForExams } from '@zielona-fala/contracts/bank/testing';
import { waitFor } from '@zielona-fala/service-kit/testing';
import type { Random } from '../src/draw/random.ts';
import { type Neighbour, startNeighbour } from './support/events.ts';
import { beginTest, type ExamDto, giveAnswer } from './support/exam.ts';
import { type Learner, startService, type TestService } from './support/service.ts';

const MODES = [
  { mode: 'exam' },
  { mode: 'practice' },
  { mode: 'topic', topic: 'right-of-way' },
  { mode: 'review', size: 12 },
] as const;
const ANSWERED = 3;

/** Each question's explanation and legal basis name it, so that they are found wherever they stand. */
const QUESTIONS = questionsForExams(2).map(
  (question): BankQuestion => ({
    ...question,
    legalBasis: [{ act: 'road-traffic-act', article: `art. ${question.number}`, asOf: '2026-01-01' }],
  }),
);
const OTHER_ANSWER: Partial<Record<Answer, Answer>> = { T: 'N', A: 'B' };

/** The same bank with other right answers, but to these questions. */
const withOtherKeys = (kept: ReadonlySet<number>): readonly BankQuestion[] =>
  QUESTIONS.map((question) =>
    kept.has(question.number)
      ? question
      : { ...question, correct: OTHER_ANSWER[question.correct] ?? question.correct },
  );

function repeatable(): Random {
  let state = 1;
  return (bound) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % bound;
  };
}

interface Told {
  readonly mode: string;
  readonly call: string;
  readonly text: string;
  /** Questions whose solution may be in it. */
  readonly solved: ReadonlySet<number>;
}

/** Plays a test of each mode until a few questions are answered, and keeps all that the service says meanwhile. */
async function play(learner: Learner): Promise<readonly Told[]> {
  const told: Told[] = [];
  for (const wanted of MODES) {
    const solved = new Set<number>();
    const tell = async (...call: Parameters<Learner['call']>) => {
      const { status, text } = await learner.call(...call);
      const [method, path] = call;
      told.push({
        mode: wanted.mode,
        call: `${method} ${path}`,
        text: `${status} ${text}`,
        solved: new Set(solved),
      });
    };
    const begun = await beginTest(learner, wanted);
    told.push({ mode: wanted.mode, call: 'begin', text: JSON.stringify(begun), solved: new Set() });
    const { testId } = begun;
    const look = async () => {
      await tell('get', `/single/${testId}`);
      await tell('get', `/single/${testId}?lang=de&cat=B`);
      await tell('get', '/B');
      await tell('get', '/find/unfinished');
      await tell('get', '/plan/B');
      await tell('get', '/readiness/B');
      await tell('get', '/topics/B');
      await tell('get', `/${testId}/review`);
    };
    await look();
    for (const { questionNumber: number, withoutAnswers } of begun.questions.slice(0, ANSWERED)) {
      if (wanted.mode !== 'exam') solved.add(number);
      for (const answer of withoutAnswers ? ['N', 'T', 'A'] : ['B', 'A', 'T']) {
        await tell('put', `/${testId}/answers/${number}`, { answer });
      }
    }
    await look();
    await tell('post', '', { categoryName: 'B', lang: 'en', mode: 'exam' });
    await tell('patch', `/${testId}/check`, { categoryName: 'A', answers: {} });
    await tell('delete', `/${testId}`);
  }
  return told;
}

/** Everything that names a solution: texts of ours, and fields that hold right answers. */
function solutionsIn(text: string): readonly number[] {
  const named = [...text.matchAll(/(?:because|art\.) (\d+)/gi)].map(([, number]) => Number(number));
  const fields = [...text.matchAll(/"correct\w*":(?:"|\{)/g)].length;
  return fields > 0 && named.length === 0 ? [Number.NaN] : named;
}

/** Without what differs by itself: ids, times, and marks of requests. */
const comparable = ({ mode, call, text }: Told) =>
  `${mode} ${call} ${text}`
    .replaceAll(/"[\w-]*":"\d{4}-\d\d-\d\dT[^"]*"/g, 'time')
    .replaceAll(/"requestId":"[^"]*"/g, 'request')
    .replaceAll(/\d{10,}/g, 'id');

let service: TestService;
let neighbour: Neighbour;
let told: readonly Told[];
const lines: string[] = [];

beforeAll(async () => {
  service = await startService({
    questions: QUESTIONS,
    random: repeatable(),
    logTo: { write: (line) => lines.push(line) },
  });
  neighbour = await startNeighbour(service.resources);
  told = await play(service.learner());
});

afterAll(async () => {
  await neighbour.stop();
  await service.stop();
});

describe('before its question is answered, or its exam is over, a solution is in', () => {
  test.each(MODES)('no answer to a call of a test of %j', ({ mode }) => {
    const ofMode = told.filter((each) => each.mode === mode);
    expect(ofMode.length).toBeGreaterThan(20);
    const leaks = ofMode.filter(({ text, solved }) =>
      solutionsIn(text).some((number) => !solved.has(number)),
    );
    expect(leaks.map(({ call }) => call)).toEqual([]);
  });

  test('no line of the log', () => {
    expect(lines.length).toBeGreaterThan(told.length / 2);
    expect(lines.filter((line) => solutionsIn(line).length > 0 || /"correct/.test(line))).toEqual([]);
  });

  test('no event, not even afterwards', async () => {
    const learner = service.learner();
    for (const wanted of MODES) {
      const { testId } = await beginTest(learner, wanted);
      await learner.call('patch', `/${testId}/check`, { categoryName: 'B', answers: {} });
      const event = await waitFor('the event of the test', () =>
        neighbour.finished.find(({ data }) => data.testId === testId),
      );
      expect(solutionsIn(JSON.stringify(event))).toEqual([]);
    }
  });
});

test('nothing that a learner is told depends on the right answers to questions that are still open', async () => {
  const answered = new Set(told.flatMap(({ solved }) => [...solved]));
  const other = await startService({ questions: withOtherKeys(answered), random: repeatable() });
  const toldThere = await play(other.learner());
  await other.stop();
  expect(toldThere.map(comparable)).toEqual(told.map(comparable));
});

test('the search finds solutions where they may be', async () => {
  const learner = service.learner();
  const practice: ExamDto = await beginTest(learner, { mode: 'practice' });
  const [{ questionNumber: number } = { questionNumber: 0 }] = practice.questions;
  const { text } = await giveAnswer(learner, practice, number, 'T');
  expect(solutionsIn(text)).toEqual([number, number]);
  expect(solutionsIn('{"correctAnswers":{"1":"T"}}')).toEqual([Number.NaN]);
});
