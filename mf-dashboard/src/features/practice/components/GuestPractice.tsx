import type { CategoryName, Locale, PackDto } from '@zielona-fala/contracts';
import { useHref, usePortal } from '@zielona-fala/web-kit/session';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { Explanation } from '../../../shared/question/Explanation.tsx';
import { wordsOf } from '../../../shared/question/words.ts';
import { openCount } from '../domain/practice.ts';
import { useGuestPractice } from '../use-guest-practice.ts';
import { GuestResult } from './GuestResult.tsx';
import { PracticePlayer } from './PracticePlayer.tsx';

export interface GuestPracticeProps {
  readonly pack: PackDto;
  readonly category: CategoryName;
  readonly lang: Locale;
  /** Absent where there are no more. */
  readonly onMore: (() => void) | undefined;
}

/** Questions of the plan for somebody without an account, in the player of the learning modes. */
export function GuestPractice({ pack, category, lang, onMore }: GuestPracticeProps) {
  const run = useGuestPractice(pack, category);
  const [isOver, setOver] = useState(openCount(run.practice) === 0);
  const { navigation } = usePortal();
  const home = useHref()('home');

  if (isOver) {
    const back = openCount(run.practice) > 0 ? () => setOver(false) : undefined;
    return <GuestResult practice={run.practice} onMore={onMore} onBack={back} />;
  }
  return (
    <WithoutFrame>
      <PracticePlayer
        run={run}
        mode="practice"
        lang={lang}
        isEnding={false}
        isPaused={false}
        explain={(question, given) => <Explanation solution={given} lang={wordsOf(question)?.language} />}
        onPause={() => navigation.go(home)}
        onOver={() => setOver(true)}
      />
    </WithoutFrame>
  );
}

function WithoutFrame({ children }: { readonly children: ReactNode }) {
  const { navigation } = usePortal();
  useLayoutEffect(() => navigation.hideFrame(), [navigation]);
  return children;
}
