import Joi from 'joi';
import { THEME_PREFERENCES } from '../../account/preferences.ts';
import type { Locale } from '../../locales.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { named, shapeOf } from '../../schemas/shape.ts';

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

export const PREFERENCES = named(
  'Preferences',
  shapeOf<PreferencesDto>({
    language: FIELDS.locale.required(),
    theme: Joi.string()
      .valid(...THEME_PREFERENCES)
      .required(),
    timeZone: FIELDS.timeZone.required(),
    dailyGoal: FIELDS.count.required(),
    examDate: FIELDS.day.allow(null).required(),
    showInRankings: Joi.boolean().required(),
    isFirstEveningOver: Joi.boolean().required(),
  }),
);
