import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { GroupDto } from '@zielona-fala/contracts';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import type { ReactElement } from 'react';
import { ChoiceOfTests } from '../src/features/launch/components/ChoiceOfTests.tsx';
import { FirstQuestionsPage } from '../src/pages/FirstQuestionsPage.tsx';
import { HomePage } from '../src/pages/HomePage.tsx';
import { ResultPage } from '../src/pages/ResultPage.tsx';
import { SelectModePage } from '../src/pages/SelectModePage.tsx';
import { type Answers, recordedApi } from './fake-api.ts';
import { failedReview, runningExam, USER } from './fixtures.ts';
import { homework, joinedWithHomework } from './group-pages.tsx';
import { PLAN, PREFERENCES } from './learning-figures.ts';

const GROUP: GroupDto = { ...joinedWithHomework, homework: [{ ...homework, topic: 'road-signs' }] };

const TOPIC = {
  topic: 'road-signs',
  questions: 111,
  seen: 0,
  known: 0,
  mastered: 0,
  mastery: 0,
  lastWrong: null,
};

const SERVER: Answers = {
  'GET v1/tests/B': [],
  'GET v1/tests/plan/B': PLAN,
  'GET v1/tests/topics/B': [TOPIC],
  'GET v1/tests/groups': [GROUP],
  'GET v1/tests/find/unfinished?detail=true': { testId: null },
  'GET v1/users/preferences': PREFERENCES,
  'GET v1/tests/5/review?lang=en': failedReview(),
  'POST v1/tests': { testId: 9 },
};

// the interface is Polish
beforeAll(async () => {
  renderInPortal(<ChoiceOfTests isOpen category="B" onClose={() => undefined} />, {
    portal: createTestPortal({ user: USER, api: () => null }),
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'English' }));
  await waitFor(() => expect(localStorage.getItem('questionLanguage')).toBe('en'));
  cleanup();
});

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('signedIn', 'yes');
});

const NEWCOMER = { ...USER, experiencePoints: 0 };

interface Start {
  readonly page: ReactElement;
  readonly path: string;
  readonly button: string;
  readonly user?: typeof USER;
  /** What is done before it can be pressed. */
  readonly before?: () => Promise<unknown>;
}

const home = { page: <HomePage />, path: '/dashboard/home' };
const result = { page: <ResultPage />, path: '/dashboard/tests/result?testId=5' };
const topics = {
  page: <SelectModePage />,
  path: '/dashboard/tests/select-mode?mode=topic&topic=road-signs',
};

test.each<[string, Start]>([
  ['the plan', { ...home, button: 'Odpowiedz na 8 pytań' }],
  ['homework', { ...home, button: 'Zacznij' }],
  [
    'the onboarding',
    {
      ...home,
      button: 'Odpowiedz na 10 pytań',
      user: NEWCOMER,
      before: async () => {
        fireEvent.click(await screen.findByRole('button', { name: 'Dalej' }));
        await screen.findByLabelText('Data egzaminu');
        fireEvent.click(screen.getByRole('button', { name: 'Dalej' }));
      },
    },
  ],
  ['the mistakes of a test', { ...result, button: 'Przećwicz ten błąd' }],
  ['a new exam', { ...result, button: 'Nowy egzamin' }],
  ['a topic', { ...topics, button: 'Zacznij temat' }],
])('%s asks in the language that the learner keeps for questions', async (_name, start) => {
  const server = recordedApi(SERVER);
  renderInPortal(start.page, {
    portal: createTestPortal({ user: start.user ?? USER, api: server.api }),
    path: start.path,
    routes: [{ path: '/dashboard/tests/exam', element: <p>the player</p> }],
  });
  await start.before?.();
  fireEvent.click(await screen.findByRole('button', { name: start.button }));
  expect(await screen.findByText('the player')).toBeTruthy();
  expect(server.calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ lang: 'en' });
});

const solved = (language: string) => {
  const [asked] = runningExam().questions ?? [];
  const words = { ...asked?.questionTranslations?.[0], questionText: `Text in ${language}`, language };
  return {
    made: new Date().toISOString(),
    issue: 'signed',
    questions: [{ ...asked, topic: 'road-signs', correctAnswer: 'T', explanation: null, legalBasis: [] }].map(
      (question) => ({ ...question, questionTranslations: [words] }),
    ),
  };
};

test('a visitor is asked in it too, and can see the Polish original beside the answer', async () => {
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
  const server = recordedApi({
    'GET v1/tests/guest-pack?cat=B&lang=en&round=0': solved('en'),
    'GET v1/tests/guest-pack?cat=B&lang=pl&round=0': solved('pl'),
  });
  renderInPortal(<FirstQuestionsPage />, {
    portal: createTestPortal({ user: null, api: server.api }),
    path: '/first-questions',
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Text in en');
  expect(screen.queryByRole('button', { name: 'Pokaż oryginał po polsku' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: /TAK/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Pokaż oryginał po polsku' }));
  const original = await screen.findByText('Text in pl');
  expect(original.closest('blockquote')?.lang).toBe('pl');
});
