import type { ActivityDto, PlanDto, PreferencesDto, ReadinessDto } from '@zielona-fala/contracts';

/** 12 of 20 questions are done today. */
export const PLAN: PlanDto = {
  state: 'open',
  dailyGoal: 20,
  doneToday: 12,
  mistakesToday: 0,
  next: { due: 5, mistake: 2, new: 1, refresh: 0, again: 0 },
  minutes: 6,
  exam: null,
};

export const READINESS: ReadinessDto = {
  probability: 0.708,
  low: 0.62,
  high: 0.79,
  expectedPoints: 69,
  verdict: 'nearly',
  missingAnswers: 0,
  neededAnswers: 0,
  best: { topic: 'right-of-way', probability: 0.8, gain: 0.092 },
};

export const UNKNOWN_READINESS: ReadinessDto = {
  probability: null,
  low: null,
  high: null,
  expectedPoints: null,
  verdict: 'unknown',
  missingAnswers: 46,
  neededAnswers: 64,
  best: null,
};

/** On a Wednesday, after a free Tuesday. */
export const ACTIVITY: ActivityDto = {
  today: '2026-11-25',
  streak: { current: 12, longest: 15, isReachedToday: false, isFreezeLeft: false },
  days: [
    { day: '2026-11-22', answered: 30, state: 'reached' },
    { day: '2026-11-23', answered: 25, state: 'reached' },
    { day: '2026-11-24', answered: 3, state: 'frozen' },
    { day: '2026-11-25', answered: 4, state: 'open' },
  ],
};

export const PREFERENCES: PreferencesDto = {
  language: 'pl',
  theme: 'system',
  timeZone: 'Europe/Warsaw',
  dailyGoal: 20,
  examDate: null,
  showInRankings: true,
  isFirstEveningOver: false,
};
