import type { SolvedQuestionDto } from '@zielona-fala/contracts';
import { useEffect, useState } from 'react';
import { type OfflineKept, offlineStore } from '../../../shared/offline/offline-store.ts';
import type { RehearsalProps } from '../../../shared/offline/rehearsal.ts';
import { asShown } from './pack-media.ts';

/** A rehearsal that is begun, or goes on after the page was loaded anew. */
export type RunningRehearsal = Pick<RehearsalProps, 'questions' | 'begun' | 'progress' | 'told'>;

export interface RehearsalOfPack {
  /** Null while there is none, undefined until that is known. */
  readonly running: RunningRehearsal | null | undefined;
  begin(questions: readonly SolvedQuestionDto[]): void;
  end(): void;
}

/** The rehearsal from the pack: one that a reload has interrupted goes on by itself, as its clock did. */
export function useRehearsal(kept: OfflineKept | null, hasNetwork: boolean): RehearsalOfPack {
  const [running, setRunning] = useState<RunningRehearsal | null>();
  useEffect(() => {
    if (kept === null || running !== undefined) return;
    interrupted(kept, hasNetwork).then(setRunning, () => setRunning(null));
  }, [kept, running, hasNetwork]);
  return {
    running,
    begin: (questions) => setRunning({ questions, begun: Date.now(), progress: null, told: new Set() }),
    end() {
      setRunning(null);
      offlineStore.keepRehearsal(null).catch(() => undefined);
    },
  };
}

async function interrupted(
  { pack, rehearsal, answers }: OfflineKept,
  hasNetwork: boolean,
): Promise<RunningRehearsal | null> {
  if (pack === null || rehearsal === null) return null;
  const { numbers, begun, progress } = rehearsal;
  const byNumber = new Map(pack.questions.map((question) => [question.questionNumber, question]));
  const questions = numbers.flatMap((number) => byNumber.get(number) ?? []);
  if (questions.length < numbers.length) return null;
  const since = new Date(begun).toISOString();
  const told = answers.filter(({ issue, answeredAt }) => issue === pack.issue && answeredAt >= since);
  return {
    questions: await asShown(questions, hasNetwork),
    begun,
    progress,
    told: new Set(told.map(({ questionNumber }) => questionNumber)),
  };
}
