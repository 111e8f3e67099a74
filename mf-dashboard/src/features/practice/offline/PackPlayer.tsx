import type { SolvedQuestionDto } from '@zielona-fala/contracts';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect, useState } from 'react';
import type { StorageRefusal } from '../../../shared/offline/offline-database.ts';
import { answersOf, type OfflineAnswer, type OfflinePack } from '../../../shared/offline/offline-pack.ts';
import { offlineStore } from '../../../shared/offline/offline-store.ts';
import { sendWaiting } from '../../../shared/offline/send-when-online.ts';
import { Explanation } from '../../../shared/question/Explanation.tsx';
import { wordsOf } from '../../../shared/question/words.ts';
import { PracticePlayer } from '../components/PracticePlayer.tsx';
import { WithoutFrame } from '../components/WithoutFrame.tsx';
import { usePackPractice } from '../use-pack-practice.ts';
import { ifRefused } from './if-refused.ts';
import { inOrderOfPlan, standingOf } from './pack-standing.ts';

export interface PackPlayerProps {
  readonly pack: OfflinePack;
  /** Those of the pack that are asked. */
  readonly questions: readonly SolvedQuestionDto[];
  readonly answers: readonly OfflineAnswer[];
  readonly onRefused: (refusal: StorageRefusal) => void;
  readonly onOver: () => void;
}

/** Questions of the pack in the player of the learning modes: each answer is kept at once, and decides what is asked next. */
export function PackPlayer({ pack, questions, answers, onRefused, onOver }: PackPlayerProps) {
  const portal = usePortal();
  const [before] = useState(() => answersOf(pack, answers));
  const planned = (asked: readonly SolvedQuestionDto[], given: readonly OfflineAnswer[]) => {
    const standing = standingOf(pack, given, new Date());
    return { given, asked: standing ? inOrderOfPlan(asked, answersOf(pack, given), standing) : asked };
  };
  const [played, setPlayed] = useState(() => planned(questions, answers));
  const { category, lang, issue } = pack;
  useEffect(() => portal.navigation.holdUpdates(), [portal]);
  // with a network the account has them when the practice is over
  useEffect(() => () => void sendWaiting(portal).catch(() => undefined), [portal]);

  const run = usePackPractice({
    questions: played.asked,
    answers: before,
    onAnswer(questionNumber, answer) {
      const answeredAt = new Date().toISOString();
      const given = { category, lang, issue, questionNumber, answer, answeredAt, outcome: null };
      setPlayed(planned(played.asked, [...played.given, given]));
      offlineStore.addAnswer(given).catch(ifRefused(onRefused));
    },
  });
  return (
    <WithoutFrame>
      <PracticePlayer
        run={run}
        kind="practice"
        lang={lang}
        isEnding={false}
        isPaused={false}
        explain={(question, given) => <Explanation solution={given} lang={wordsOf(question)?.language} />}
        onPause={onOver}
        onOver={onOver}
      />
    </WithoutFrame>
  );
}
