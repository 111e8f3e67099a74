import type { KnownRevision, QuestionMedia } from '@zielona-fala/question-store';
import type { KnownQuestion } from './store.ts';

/** What earlier editions know and a new one may lack. */
export interface Legacy {
  /** Each question once, in its latest state. */
  readonly questions: readonly KnownQuestion[];
  /** By the name that editions give it. */
  readonly media: ReadonlyMap<string, QuestionMedia>;
  /** Films in sign language by theirs. */
  readonly signed: ReadonlyMap<string, string>;
}

/** The current state of a question counts before all others. */
export function legacyOf(questions: readonly KnownQuestion[], revisions: readonly KnownRevision[]): Legacy {
  const current = new Set(revisions.filter((each) => each.current).map(({ revision }) => revision));
  const [now = [], before = []] = [true, false].map((isCurrent) =>
    questions.filter(({ revision }) => current.has(revision) === isCurrent),
  );
  const ordered = [...before, ...now];
  return {
    questions: [...new Map(ordered.map((question) => [question.number, question])).values()],
    media: new Map(
      ordered.flatMap(({ mediaName, media }) =>
        mediaName === null || media === null ? [] : [[mediaName, media] as const],
      ),
    ),
    signed: new Map(
      ordered.flatMap(({ signed }) =>
        signed.flatMap(({ name, file }) => (file === null ? [] : [[name, file] as const])),
      ),
    ),
  };
}
