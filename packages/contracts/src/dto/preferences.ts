import type { Locale } from '../locales.ts';

export const THEME_PREFERENCES = ['light', 'dark', 'system'] as const;

/** Questions a day that a learner can aim at. */
export const DAILY_GOAL = { least: 1, most: 500, usual: 20 } as const;
export const USUAL_TIME_ZONE = 'Europe/Warsaw';

/** `GET v1/users/preferences`: choices that go with the account, from device to device. */
export interface PreferencesDto {
  /** Of the interface and of mails. */
  readonly language: Locale;
  readonly theme: (typeof THEME_PREFERENCES)[number];
  /** IANA name, in which days begin and end. */
  readonly timeZone: string;
  /** Questions a day. */
  readonly dailyGoal: number;
  /** Day of the state exam, such as `2026-12-24`. */
  readonly examDate: string | null;
  /** Whether others see the learner in rankings. */
  readonly showInRankings: boolean;
  /** Whether a newcomer's first steps are done or were skipped. */
  readonly isFirstEveningOver: boolean;
}
