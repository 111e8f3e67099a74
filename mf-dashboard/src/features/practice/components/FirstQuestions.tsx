import { type CategoryName, GUEST_PACK } from '@zielona-fala/contracts';
import { guestAnswers } from '@zielona-fala/web-kit/guest';
import { PageSkeleton } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { useTestLanguage } from '../../../shared/launch/test-language.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { useGetGuestPackQuery } from '../api/get-guest-pack.ts';
import { GuestPractice } from './GuestPractice.tsx';

const LAST_ROUND = GUEST_PACK.rounds - 1;

/** Goes on where this browser stopped: in the first ten, or the next. */
export function FirstQuestions({ category: cat }: { readonly category: CategoryName }) {
  const [lang] = useTestLanguage();
  const [round, setRound] = useState(() => {
    const answered = Object.keys(guestAnswers.of(cat)).length;
    return Math.min(Math.max(0, Math.ceil(answered / GUEST_PACK.size) - 1), LAST_ROUND);
  });
  const query = useGetGuestPackQuery({ cat, lang, round });
  return (
    <Loaded level={1} query={query} loading={<PageSkeleton />}>
      {(pack) => (
        <GuestPractice
          key={`${cat} ${lang} ${round}`}
          pack={pack}
          round={{ cat, lang, round }}
          onMore={round < LAST_ROUND ? () => setRound(round + 1) : undefined}
        />
      )}
    </Loaded>
  );
}
