import type { PackDto } from '@zielona-fala/contracts';
import { useHref, usePortal } from '@zielona-fala/web-kit/session';
import { type ReactNode, useLayoutEffect, useState } from 'react';
import type { GuestRound } from '../api/get-guest-pack.ts';
import { openCount } from '../domain/practice.ts';
import { useGuestPractice } from '../use-guest-practice.ts';
import { AnsweredGuestQuestion } from './AnsweredGuestQuestion.tsx';
import { GuestResult } from './GuestResult.tsx';
import { PracticePlayer } from './PracticePlayer.tsx';

export interface GuestPracticeProps {
  readonly pack: PackDto;
  readonly round: GuestRound;
  /** Absent where there are no more. */
  readonly onMore: (() => void) | undefined;
}

/** Questions of the plan for guests, in the player of the learning modes. */
export function GuestPractice({ pack, round, onMore }: GuestPracticeProps) {
  const run = useGuestPractice(pack, round.cat);
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
        kind="first"
        lang={round.lang}
        isEnding={false}
        isPaused={false}
        explain={(question, given) => (
          <AnsweredGuestQuestion question={question} given={given} pack={round} />
        )}
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
