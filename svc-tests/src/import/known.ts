import type { PointsValue } from '@zielona-fala/contracts';
import type { KnownRevision } from '../bank/plan.ts';
import type { QuestionMedia } from '../bank/question.ts';
import type { KnownQuestion } from './store.ts';

/** What editions before have left, for what a new one does not bring. */
export interface Legacy {
  /** By question number. */
  readonly points: ReadonlyMap<number, PointsValue>;
  /** By the name that editions give it. */
  readonly media: ReadonlyMap<string, QuestionMedia>;
}

/** The current state of a question counts before all others. */
export function legacyOf(questions: readonly KnownQuestion[], revisions: readonly KnownRevision[]): Legacy {
  const current = new Set(revisions.filter((each) => each.current).map(({ revision }) => revision));
  const [now = [], before = []] = [true, false].map((isCurrent) =>
    questions.filter(({ revision }) => current.has(revision) === isCurrent),
  );
  const ordered = [...before, ...now];
  return {
    points: new Map(ordered.map(({ number, points }) => [number, points])),
    media: new Map(
      ordered.flatMap(({ mediaName, media }) =>
        mediaName === null || media === null ? [] : [[mediaName, media] as const],
      ),
    ),
  };
}
