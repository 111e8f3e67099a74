import { beforeAll, expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Answer, AnswersByNumber, TestDto } from '@zielona-fala/contracts';
import { useLocation } from '@zielona-fala/web-kit/router';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { ExamPage } from '../src/pages/ExamPage.tsx';
import { type Answers, recordedApi } from './fake-api.ts';
import { runningExam, USER } from './fixtures.ts';

const LAW = { act: 'Prawo o ruchu drogowym', article: 'art. 25 ust. 1', asOf: '2026-01-01' };

/** What the server says of an answered question. */
export const solution = (number: number, correctAnswer: Answer) => ({
  correctAnswer,
  explanation: `Dlaczego ${number}`,
  legalBasis: [LAW],
});

const RIGHT: AnswersByNumber = { 101: 'T', 102: 'C', 103: 'A' };

/** A learning test of three questions, with these answered. */
export const practice = (answers: AnswersByNumber = {}, lang: 'pl' | 'en' = 'pl'): TestDto => {
  const test = runningExam(answers);
  return {
    ...test,
    mode: 'practice',
    lang,
    deadline: null,
    questions: (test.questions ?? []).map((asked) => ({
      ...asked,
      questionTranslations: (asked.questionTranslations ?? []).map((words) => ({ ...words, language: lang })),
    })),
    verdicts: Object.fromEntries(
      Object.entries(answers).map(([number, answer]) => {
        const right = RIGHT[number] ?? 'T';
        return [number, { correct: answer === right, ...solution(Number(number), right) }];
      }),
    ),
  };
};

function Result() {
  return <p>wynik {useLocation().search}</p>;
}

/** Opens it in a player; further calls are answered as the test names them. */
export function open(answers: Answers) {
  const server = recordedApi({
    'GET v1/tests/single/5': practice(),
    'PUT v1/tests/5/answers/101?lang=pl': { correct: true, ...solution(101, 'T') },
    'PUT v1/tests/5/answers/102?lang=pl': { correct: false, ...solution(102, 'C') },
    'PUT v1/tests/5/answers/103?lang=pl': { correct: true, ...solution(103, 'A') },
    'PATCH v1/tests/5/check': { status: 'completed', correctAnswers: {}, isNextLevel: false },
    'GET v1/tests/questions?cat=B&lang=pl&bookmarked=true&limit=100': {
      total: 0,
      questions: [],
      next: null,
    },
    ...answers,
  });
  const portal = createTestPortal({ user: USER, api: server.api });
  const { unmount } = renderInPortal(<ExamPage />, {
    portal,
    path: '/dashboard/tests/exam?testId=5',
    routes: [{ path: '/dashboard/tests/result', element: <Result /> }],
  });
  return { server, portal, unmount };
}

export const questionIs = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(text));

/** For the tests of the file that calls it: jsdom has no layout to scroll; browsers answer with a promise. */
export function withoutLayout(): void {
  beforeAll(() => {
    Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
  });
}
