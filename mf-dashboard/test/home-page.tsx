import type { PortalFacts } from '@zielona-fala/contracts/portal';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { HomePage } from '../src/pages/HomePage.tsx';
import { type Answers, recordedApi } from './fake-api.ts';
import { failedReview, USER } from './fixtures.ts';
import { ACTIVITY, PLAN, PREFERENCES, READINESS } from './learning-figures.ts';

/** What a server answers the home page of a learner in the middle of learning. */
export const ANSWERS: Answers = {
  'GET v1/tests/rules?cat=B&lang=pl&order=cost&limit=3': [],
  'GET v1/stats/B': {
    statsId: 1,
    userId: 7,
    category: { categoryId: 6, name: 'B' },
    passedCount: 3,
    failedCount: 1,
  },
  'GET v1/tests/B': [{ ...failedReview(), questions: null }],
  'GET v1/tests/find/unfinished?detail=true': { testId: null },
  'GET v1/tests/plan/B': PLAN,
  'GET v1/tests/readiness/B': READINESS,
  'GET v1/stats/activity?days=7': ACTIVITY,
  'GET v1/stats/B/topics': [
    { topic: 'road-signs', asked: 10, correct: 9, share: 0.9 },
    { topic: 'manoeuvres', asked: 8, correct: 2, share: 0.25 },
    { topic: 'load', asked: 4, correct: 0, share: null },
    { topic: 'railway-tram', asked: 6, correct: 6, share: 1 },
  ],
  'GET v1/users/preferences': PREFERENCES,
};

/** Opens the home page of a learner, beside a player to go to. */
export function openHome(answers: Answers, facts: Partial<PortalFacts> = {}) {
  const server = recordedApi({ ...answers });
  renderInPortal(<HomePage />, {
    portal: createTestPortal({ user: USER, api: server.api, facts }),
    path: '/dashboard/home',
    routes: [{ path: '/dashboard/tests/exam', element: <p>the player</p> }],
  });
  return server;
}
