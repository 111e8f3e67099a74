import type { CategoryName } from '../exam/categories.ts';
import type { MedalName } from './stats.ts';

/** What a learner's open pages are told at once by `GET v1/users/events`: the data of each type of notice. */
export interface NoticeData {
  /** Another level is reached. */
  readonly 'level-up': { readonly level: number; readonly experiencePoints: number };
  /** Results of a category count: statistics, history, ranking and experience have changed. */
  readonly 'stats-updated': { readonly category: CategoryName };
  /** A medal is awarded. */
  readonly medal: { readonly medal: MedalName };
  /** The operator has answered a report of a problem with a question. */
  readonly 'report-answered': { readonly reportId: number; readonly questionNumber: number };
  /** Notices may be missing before this one: whoever shows something of the learner reads it anew. */
  readonly resync: Readonly<Record<string, never>>;
}

export type NoticeType = keyof NoticeData;

/** Notices that services append; the reader's end itself says `resync`. */
export type AppendedType = Exclude<NoticeType, 'resync'>;
