import { describe, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { EXAM, EXAM_STRATA, type SolvedQuestionDto } from '@zielona-fala/contracts';
import { createTestPortal, pressOnceShown, renderInPortal } from '@zielona-fala/web-kit/testing';
import { LocalExam } from '../src/features/exam/components/LocalExam.tsx';
import { Rehearsal } from '../src/features/exam/components/Rehearsal.tsx';
import { drawRehearsal, missingForRehearsal, type RehearsalProps } from '../src/shared/offline/rehearsal.ts';
import { question, USER } from './fixtures.ts';

/** So many of each stratum as an exam asks, or `times` as many. */
const pack = (times: number): readonly SolvedQuestionDto[] =>
  EXAM_STRATA.flatMap(({ part, points, count }) =>
    Array.from({ length: times * count }, () => ({ part, points })),
  ).map(({ part, points }, index) => ({
    ...question(101 + index, part === 'primary'),
    ...{ pointsValue: points, correctAnswer: part === 'primary' ? 'T' : 'A', topic: 'road-signs' },
    ...{ explanation: '', legalBasis: [] },
  }));

describe('the questions of a rehearsal', () => {
  test('are those of an exam: different ones of each stratum, the basic part first', () => {
    const drawn = drawRehearsal(pack(3));
    const typeOf = (place: number) => drawn[place]?.type;
    expect(new Set(drawn.map(({ questionNumber }) => questionNumber)).size).toBe(EXAM.questions);
    expect([typeOf(0), typeOf(19), typeOf(20), typeOf(31)]).toEqual([
      ...['primary', 'primary'],
      ...['technical', 'technical'],
    ]);
    expect(missingForRehearsal(drawn)).toBe(0);
    expect(drawn.reduce((sum, { pointsValue }) => sum + pointsValue, 0)).toBe(EXAM.totalPoints);
  });

  test('are others the next time', () => {
    const places = [0.9, 0.1, 0.5];
    let draws = 0;
    const first = drawRehearsal(pack(3), () => (draws++ * 0.37) % 1);
    expect(drawRehearsal(pack(3), () => places[draws++ % places.length] ?? 0)).not.toEqual(first);
  });

  test('are missing, so many of each stratum, in a pack that is too small', () => {
    const [first, ...others] = pack(1);
    expect(first?.pointsValue).toBe(3);
    expect(missingForRehearsal(others)).toBe(1);
    expect(missingForRehearsal([])).toBe(EXAM.questions);
  });
});

const rehearse = (props: Omit<RehearsalProps, 'lang'>) =>
  renderInPortal(<Rehearsal player={LocalExam} lang="pl" {...props} />, {
    portal: createTestPortal({ user: USER }),
    path: '/dashboard/offline',
  });
const begun = () => ({ begun: Date.now(), progress: null, told: new Set<number>(), onStep: jest.fn() });

test('a rehearsal says that it is one, tells each answer once, as it is left, and its points, and that it is no exam', async () => {
  const questions = drawRehearsal(pack(1));
  const onAnswer = jest.fn();
  const onOver = jest.fn();
  rehearse({ ...begun(), questions, onAnswer, onOver });
  await screen.findByText('Próba');
  await pressOnceShown(/^START/);
  await pressOnceShown(/NIE/);
  await pressOnceShown(/TAK/);
  expect(onAnswer).not.toHaveBeenCalled();
  await pressOnceShown(/Następne/);
  const [first, second] = questions;
  expect(onAnswer.mock.calls).toEqual([[first?.questionNumber, 'T']]);
  await pressOnceShown(/^START/);
  await pressOnceShown(/NIE/);
  await pressOnceShown(/^Zakończ$/);
  await pressOnceShown(/Zakończ egzamin/);
  const points = first?.pointsValue;
  await screen.findByRole('heading', { name: `Egzamin nie byłby zdany: ${points} z 74 punktów` });
  expect(
    screen.getByText(/podstawowe 1 z 20, specjalistyczne 0 z 12.*nie liczy się jako egzamin/),
  ).toBeTruthy();
  expect(onAnswer.mock.calls).toEqual([
    [first?.questionNumber, 'T'],
    [second?.questionNumber, 'N'],
  ]);
  await pressOnceShown(/Wróć do ćwiczeń/);
  expect(onOver).toHaveBeenCalled();
});

test('a rehearsal goes on from its last step, with its answers and its clock, and tells none of them twice', async () => {
  const questions = drawRehearsal(pack(1));
  const [first, second] = questions.map(({ questionNumber }) => questionNumber);
  const before = { ...begun(), begun: Date.now() - 10 * 60_000, questions, onOver: jest.fn() };
  const { unmount } = rehearse({ ...before, onAnswer: jest.fn() });
  await pressOnceShown(/^START/);
  await pressOnceShown(/TAK/);
  await pressOnceShown(/Następne/);
  await pressOnceShown(/^START/);
  await pressOnceShown(/NIE/);
  unmount();
  const progress = structuredClone(before.onStep.mock.lastCall?.[0]);
  const onAnswer = jest.fn();
  rehearse({ ...before, progress, told: new Set([first ?? 0]), onAnswer });
  await screen.findByLabelText('Pytanie 2 z 32');
  screen.getByText(/^1[45]:\d\d$/);
  await pressOnceShown(/Następne/);
  expect(onAnswer.mock.calls).toEqual([[second, 'N']]);
});

test('what a browser kept that is no step is passed over', async () => {
  const questions = drawRehearsal(pack(1));
  const progress = { index: -1, phase: 'reading' };
  rehearse({ ...begun(), progress, questions, onAnswer: jest.fn(), onOver: jest.fn() });
  await screen.findByLabelText('Pytanie 1 z 32');
});
