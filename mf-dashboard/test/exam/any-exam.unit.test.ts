import { expect, test } from '@jest/globals';
import { EXAM } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { openExam } from '../../src/features/exam/domain/open.ts';
import type { ExamQuestion } from '../../src/features/exam/domain/question.ts';
import { advance, type ExamEvent, type ExamState } from '../../src/features/exam/domain/state.ts';
import { unansweredPlaces } from '../../src/features/exam/domain/view.ts';
import { answerFor, BEGIN, freshExam, QUESTIONS, SECOND } from './exams.ts';

const questionArb = fc.boolean().chain((yesNo) =>
  fc.record({
    part: fc.constantFrom('primary', 'technical'),
    yesNo: fc.constant(yesNo),
    film: fc.boolean(),
  }),
);
const questionsArb = fc
  .array(questionArb, { minLength: 1, maxLength: 32 })
  .map((list) => list.map((question, index): ExamQuestion => ({ ...question, number: index + 1 })));

const questionNumber = fc.integer({ min: 1, max: 32 });
const eventArb: fc.Arbitrary<ExamEvent> = fc.oneof(
  fc.constant<ExamEvent>({ type: 'tick' }),
  questionNumber.map((question): ExamEvent => ({ type: 'start', question })),
  questionNumber.map((question): ExamEvent => ({ type: 'film-over', question })),
  questionNumber.map((question): ExamEvent => ({ type: 'next', question })),
  fc
    .record({ question: questionNumber, answer: fc.constantFrom('T', 'N', 'A', 'B', 'C') })
    .map((given): ExamEvent => ({ type: 'answer', ...given })),
);
/** Events at the learner's question half of the time, so that exams get somewhere. */
const storyArb = fc.array(
  fc.record({ wait: fc.integer({ min: 0, max: 40_000 }), event: eventArb, aimed: fc.boolean() }),
  { maxLength: 200 },
);

function* tell(questions: readonly ExamQuestion[], story: readonly Chapter[]) {
  let state = freshExam(questions);
  let now = BEGIN;
  for (const { wait, event, aimed } of story) {
    now += wait;
    const at = questions[state.index]?.number ?? 0;
    const before = state;
    state = advance(state, aimed && 'question' in event ? { ...event, question: at } : event, now);
    yield { before, state, now };
  }
}
type Chapter = { readonly wait: number; readonly event: ExamEvent; readonly aimed: boolean };

test('whatever happens, an exam never goes back, skips none and is over by its deadline', () => {
  fc.assert(
    fc.property(questionsArb, storyArb, (questions, story) => {
      for (const { before, state, now } of tell(questions, story)) {
        expect(state.index - before.index).toBeGreaterThanOrEqual(0);
        expect(state.index - before.index).toBeLessThanOrEqual(1);
        expect(state.index).toBeLessThan(questions.length);
        if (now >= state.deadline) expect(state.ending).not.toBeNull();
        if (before.ending) expect(state).toBe(before);
      }
    }),
  );
});

test('whatever happens, the answers to questions passed stay as they were', () => {
  fc.assert(
    fc.property(questionsArb, storyArb, (questions, story) => {
      for (const { before, state } of tell(questions, story)) {
        for (const { number } of questions.slice(0, before.index)) {
          expect(state.answers[number]).toBe(before.answers[number]);
        }
        expect(Object.keys(state.answers).length).toBeLessThanOrEqual(state.index + 1);
      }
    }),
  );
});

test('left alone, each question lasts exactly as long as the rules say', () => {
  fc.assert(
    fc.property(questionsArb, (questions) => {
      const plain = questions.map((question) => ({ ...question, film: false }));
      let state = freshExam(plain);
      let now = BEGIN;
      for (const question of plain) {
        const lasts = question.yesNo ? EXAM.readSeconds + EXAM.answerSeconds : EXAM.technicalSeconds;
        if (now + lasts * SECOND >= state.deadline) return;
        expect(advance(state, { type: 'tick' }, now + lasts * SECOND - 1).index).toBe(state.index);
        now += lasts * SECOND;
        const after = advance(state, { type: 'tick' }, now);
        expect(after.index > state.index || after.ending === 'last-question').toBe(true);
        state = after;
      }
    }),
  );
});

test('a reload at any moment changes nothing', () => {
  fc.assert(
    fc.property(questionsArb, storyArb, fc.nat(40_000), (questions, story, wait) => {
      let last: ExamState = freshExam(questions);
      let at = BEGIN;
      for (const { state, now } of tell(questions, story)) {
        last = state;
        at = now;
      }
      const resumed = openExam({ questions, deadline: last.deadline, saved: {}, progress: last }, at + wait);
      expect(resumed).toEqual(advance(last, { type: 'tick' }, at + wait));
    }),
  );
});

test('a whole exam, answered question by question', () => {
  let state = freshExam();
  let now = BEGIN;
  for (const question of QUESTIONS) {
    const at = (event: ExamEvent) => {
      now += SECOND;
      state = advance(state, event, now);
    };
    at({ type: 'start', question: question.number });
    at({ type: 'answer', question: question.number, answer: answerFor(question) });
    at({ type: 'next', question: question.number });
  }
  expect(state.ending).toBe('last-question');
  expect(unansweredPlaces(state)).toEqual([]);
});
