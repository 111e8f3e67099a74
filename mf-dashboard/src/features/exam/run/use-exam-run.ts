import type { TestDto } from '@zielona-fala/contracts';
import { useState, useSyncExternalStore } from 'react';
import { serverClock } from '../../../shared/server-clock.ts';
import { useSaveAnswerMutation } from '../api/save-answer.ts';
import { toExamQuestion } from '../domain/question.ts';
import { type AnswerSaver, createAnswerSaver } from './answer-saver.ts';
import { createExamRun, type ExamRun, type ExamSnapshot } from './exam-run.ts';
import { progressMemory } from './progress-memory.ts';
import { useSnapshot } from './use-snapshot.ts';

export interface RunningExam {
  readonly run: ExamRun;
  readonly snapshot: ExamSnapshot;
  /** An answer could not be saved yet. */
  readonly isLate: boolean;
}

/** Runs the exam of `test`, which was received at `receivedAt` (milliseconds of this browser's clock). */
export function useExamRun(test: TestDto, receivedAt: number): RunningExam {
  const [save] = useSaveAnswerMutation();
  const [{ run, saver }] = useState(() => start(test, receivedAt, save));
  const snapshot = useSnapshot(run);
  const isLate = useSyncExternalStore(saver.subscribe, saver.isLate);
  return { run, snapshot, isLate };
}

type Save = ReturnType<typeof useSaveAnswerMutation>[0];

function start(test: TestDto, receivedAt: number, save: Save): { run: ExamRun; saver: AnswerSaver } {
  const { testId } = test;
  const clock = serverClock(Date.parse(test.serverTime), receivedAt);
  const saver = createAnswerSaver({
    put: (question, answer) => save({ testId, question, answer }).unwrap(),
    onFinished: () => run.send({ type: 'finish' }),
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
    save: saver.save,
  });
  return { run, saver };
}
