import {
  type ActivityDto,
  type BankDto,
  CATEGORIES,
  type CategoryListItemDto,
  type CategoryStatsDto,
  categoryIdOf,
  DAILY_GOAL,
  DEFAULT_CATEGORY,
  DEFAULT_LOCALE,
  DEFAULT_TIME_ZONE,
  dayIn,
  type EmailChangeDto,
  isCategoryName,
  levelFor,
  type OwnRankDto,
  type PlanDto,
  type PreferencesDto,
  type ReadinessDto,
  type SessionDto,
  type UnfinishedTestDto,
  type UserDto,
} from '@zielona-fala/contracts';
import express, { type Express } from 'express';

const TOKEN_SECONDS = 24 * 60 * 60;

const LEARNER: UserDto = {
  userId: 1,
  username: 'mock_learner',
  email: 'learner@example.test',
  created: '2026-01-01T00:00:00.000Z',
  isActive: true,
  ...levelFor(260),
};

const categories: readonly CategoryListItemDto[] = CATEGORIES.map((name) => ({
  categoryId: categoryIdOf(name),
  name,
  available: true,
}));

const PREFERENCES: PreferencesDto = {
  language: DEFAULT_LOCALE,
  theme: 'system',
  timeZone: DEFAULT_TIME_ZONE,
  dailyGoal: DAILY_GOAL.usual,
  examDate: null,
  showInRankings: true,
  isFirstEveningOver: false,
};

const THIS_DEVICE: SessionDto = {
  id: 'mock',
  created: LEARNER.created,
  lastSeen: new Date().toISOString(),
  device: { browser: 'Firefox', system: 'Linux', kind: 'computer' },
  current: true,
};

const PLAN: PlanDto = {
  state: 'open',
  dailyGoal: PREFERENCES.dailyGoal,
  doneToday: 0,
  mistakesToday: 0,
  next: { due: 0, mistake: 0, new: PREFERENCES.dailyGoal, refresh: 0, again: 0 },
  minutes: 8,
  exam: null,
};

const READINESS: ReadinessDto = {
  probability: null,
  low: null,
  high: null,
  expectedPoints: null,
  verdict: 'unknown',
  missingAnswers: 64,
  neededAnswers: 64,
  best: null,
};

const activity = (): ActivityDto => ({
  today: dayIn(PREFERENCES.timeZone, new Date()),
  streak: { current: 0, longest: 0, isReachedToday: false, isFreezeLeft: true },
  days: [],
});

/** Unsigned: only its expiry is read. */
function accessToken(): string {
  const payload = { exp: Math.floor(Date.now() / 1000) + TOKEN_SECONDS };
  return `mock.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.mock`;
}

function statsOf(text: string): CategoryStatsDto {
  const name = isCategoryName(text) ? text : DEFAULT_CATEGORY;
  const category = { categoryId: categoryIdOf(name), name };
  return { statsId: 1, userId: LEARNER.userId, category, passedCount: 0, failedCount: 0 };
}

/** Responds to `/api` as for a signed-in learner without any results; unknown calls get 501. */
export function createMockPortal(): Express {
  const app = express();
  const answers: Record<string, unknown> = {
    '/csrf-token': { csrfToken: 'mock' },
    '/v1/auth/logout': { status: 'ok' },
    '/v1/auth/valid': { status: 'ok' },
    '/v1/auth/sessions': [THIS_DEVICE],
    '/v1/users/user': LEARNER,
    '/v1/users/preferences': PREFERENCES,
    '/v1/users/change/email': { newEmail: null } satisfies EmailChangeDto,
    '/v1/users/level': levelFor(LEARNER.experiencePoints),
    '/v1/featureFlags': [],
    '/v1/tests/bank': { source: 'own', questions: 600, withExplanation: 600 } satisfies BankDto,
    '/v1/tests/categories/all': categories,
    '/v1/tests/find/unfinished': { testId: null } satisfies UnfinishedTestDto,
    '/v1/tests/plan/:category': PLAN,
    '/v1/tests/readiness/:category': READINESS,
    '/v1/tests/topics/:category': [],
    '/v1/tests/:category': [],
    '/v1/stats/activity': activity(),
    '/v1/stats/categories': [],
    '/v1/stats/medals': [],
    '/v1/stats/:category/topics': [],
    '/v1/stats/:category/history': [],
    '/v1/stats/:category/history/days': [],
    '/v1/stats/ranking/:category': [],
    '/v1/stats/ranking/:category/me': { rank: null, passedCount: 0 } satisfies OwnRankDto,
  };
  for (const [path, body] of Object.entries(answers)) {
    app.get(path, (_request, response) => void response.json(body));
  }
  app.get('/v1/stats/:category', (request, response) => void response.json(statsOf(request.params.category)));
  app.post(['/v1/auth/login', '/v1/auth/register', '/v1/auth/refresh'], (_request, response) => {
    response.json({ accessToken: accessToken() });
  });
  app.use((request, response) => {
    response
      .status(501)
      .json({ message: `The mock portal does not answer ${request.method} ${request.path}` });
  });
  return app;
}
