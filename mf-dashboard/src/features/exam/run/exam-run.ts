import type { Answer } from '@zielona-fala/contracts';
import { createObservable } from '@zielona-fala/web-kit/observable';
import { unsavedOf } from '../domain/answers.ts';
import { type Opening, openExam, type Progress, progressOf } from '../domain/open.ts';
import { advance, type ExamEvent, type ExamState } from '../domain/state.ts';
import { examSecondsLeft, phaseSecondsLeft } from '../domain/time.ts';

/** What the player shows. */
export interface ExamSnapshot {
  readonly state: ExamState;
  readonly phaseSeconds: number;
  readonly examSeconds: number;
}

/** An exam under way: the state machine, its clock and its memory. */
export interface ExamRun {
  subscribe(listener: () => void): () => void;
  /** The same object until something that shows has changed. */
  getSnapshot(): ExamSnapshot;
  send(event: ExamEvent): void;
}

export interface ExamRunOptions {
  readonly opening: Opening;
  /** The server's clock, in milliseconds. */
  readonly clock: () => number;
  readonly remember: (progress: Progress) => void;
  readonly save: (question: number, answer: Answer) => void;
}

const snapshotOf = (state: ExamState, now: number): ExamSnapshot => ({
  state,
  phaseSeconds: phaseSecondsLeft(state, now),
  examSeconds: examSecondsLeft(state, now),
});

const looksAlike = (a: ExamSnapshot, b: ExamSnapshot): boolean =>
  a.state === b.state && a.phaseSeconds === b.phaseSeconds && a.examSeconds === b.examSeconds;

export function createExamRun({ opening, clock, remember, save }: ExamRunOptions): ExamRun {
  const begun = clock();
  const snapshot = createObservable(snapshotOf(openExam(opening, begun), begun));
  const { state } = snapshot.get();

  remember(progressOf(state));
  for (const [question, answer] of unsavedOf(state.answers, opening.saved)) save(question, answer);

  return {
    subscribe: snapshot.subscribe,
    getSnapshot: snapshot.get,
    send(event) {
      const now = clock();
      const before = snapshot.get();
      const next = snapshotOf(advance(before.state, event, now), now);
      if (looksAlike(before, next)) return;
      if (next.state !== before.state) remember(progressOf(next.state));
      for (const [question, answer] of unsavedOf(next.state.answers, before.state.answers))
        save(question, answer);
      snapshot.set(next);
    },
  };
}
