import { usePortal } from '@zielona-fala/web-kit/session';
import { PageSkeleton } from '@zielona-fala/web-kit/ui';
import { type ComponentType, Suspense, useEffect } from 'react';
import type { StorageRefusal } from '../../../shared/offline/offline-database.ts';
import type { OfflinePack } from '../../../shared/offline/offline-pack.ts';
import { offlineStore } from '../../../shared/offline/offline-store.ts';
import type { RehearsalProps } from '../../../shared/offline/rehearsal.ts';
import { sendWaiting } from '../../../shared/offline/send-when-online.ts';
import { ifRefused } from './if-refused.ts';
import type { RunningRehearsal } from './use-rehearsal.ts';

export interface PackRehearsalProps {
  readonly player: ComponentType<RehearsalProps>;
  readonly pack: OfflinePack;
  readonly running: RunningRehearsal;
  readonly onRefused: (refusal: StorageRefusal) => void;
  readonly onOver: () => void;
}

/** Questions of the pack as an exam asks them; what is answered counts as practice. */
export function PackRehearsal({ player: Player, pack, running, onRefused, onOver }: PackRehearsalProps) {
  const portal = usePortal();
  const { category, lang, issue } = pack;
  const { questions, begun } = running;
  const numbers = questions.map(({ questionNumber }) => questionNumber);
  // with a network the account has them when the rehearsal is over
  useEffect(() => () => void sendWaiting(portal).catch(() => undefined), [portal]);
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Player
        {...running}
        lang={lang}
        onStep={(progress) => {
          // where it cannot be kept, only a reload loses it
          offlineStore.keepRehearsal({ numbers, begun, progress }).catch(() => undefined);
        }}
        onAnswer={(questionNumber, answer) => {
          const answeredAt = new Date().toISOString();
          offlineStore
            .addAnswer({ category, lang, issue, questionNumber, answer, answeredAt, outcome: null })
            .catch(ifRefused(onRefused));
        }}
        onOver={onOver}
      />
    </Suspense>
  );
}
