import type { Answer, TestDto } from '@zielona-fala/contracts';
import { saveAnswer } from '@zielona-fala/contracts/api/exams/save-answer';
import { type Portal, type PortalApi, type PortalSession, requestTo } from '@zielona-fala/contracts/portal';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useState, useSyncExternalStore } from 'react';
import { serverClock } from '../../../shared/server-clock.ts';
import { toExamQuestion } from '../domain/question.ts';
import { type AnswerQueue, createAnswerQueue, type Unsaved } from './answer-queue.ts';
import { createExamRun, type ExamRun, type ExamSnapshot } from './exam-run.ts';
import { progressMemory } from './progress-memory.ts';
import { useSnapshot } from './use-snapshot.ts';

/** Saves one answer of an exam. Rejects with an ApiFailure, e.g. of code `test-finished` after its end. */
const saveExamAnswer = (
  api: PortalApi,
  testId: number,
  questionNumber: number,
  answer: Answer,
): Promise<unknown> =>
  api.request(requestTo(saveAnswer, { testId, questionNumber, body: { answer } }, { background: true }));

export interface RunningExam {
  readonly run: ExamRun;
  readonly snapshot: ExamSnapshot;
  /** Answers that could not be saved yet; null when there are none. */
  readonly unsaved: Unsaved | null;
}

/** Runs the exam of `test`, which was received at `receivedAt` (milliseconds of this browser's clock). */
export function useExamRun(test: TestDto, receivedAt: number): RunningExam {
  const portal = usePortal();
  const [{ run, queue }] = useState(() => start(test, receivedAt, portal));
  const snapshot = useSnapshot(run);
  const unsaved = useSyncExternalStore(queue.subscribe, queue.getUnsaved);
  return { run, snapshot, unsaved };
}

function start(
  test: TestDto,
  receivedAt: number,
  { api, session }: Portal,
): { run: ExamRun; queue: AnswerQueue } {
  const { testId } = test;
  const clock = serverClock(Date.parse(test.serverTime), receivedAt);
  const queue = createAnswerQueue({
    send: (question, answer) => saveExamAnswer(api, testId, question, answer),
    onFinished: () => run.send({ type: 'finish' }),
    signal: untilSignOut(session),
  });
  const run = createExamRun({
    opening: {
      questions: (test.questions ?? []).map(toExamQuestion),
      deadline: test.deadline === null ? Number.POSITIVE_INFINITY : Date.parse(test.deadline),
      saved: test.answers,
      progress: progressMemory.read(testId),
    },
    clock,
    remember: (progress) => progressMemory.write(testId, progress),
    save: queue.add,
  });
  return { run, queue };
}

/** Aborts when the current learner is signed out; an outage does not sign out. */
function untilSignOut(session: PortalSession): AbortSignal {
  const gone = new AbortController();
  const unsubscribe = session.subscribe(() => {
    if (session.getState().status !== 'anonymous') return;
    unsubscribe();
    gone.abort();
  });
  return gone.signal;
}
