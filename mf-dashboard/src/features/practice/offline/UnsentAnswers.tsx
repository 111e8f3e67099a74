import { failureOf, usePortal } from '@zielona-fala/web-kit/session';
import { Button, Panel } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { StorageRefusal } from '../../../shared/offline/offline-database.ts';
import type { QueuedAnswer } from '../../../shared/offline/offline-pack.ts';
import { synchronise } from '../../../shared/offline/synchronise.ts';
import { Failure } from './Failure.tsx';
import { ifRefused } from './if-refused.ts';
import * as css from './OfflinePractice.module.css';

export interface UnsentAnswersProps {
  readonly waiting: readonly QueuedAnswer[];
  readonly hasNetwork: boolean;
  readonly onRefused: (refusal: StorageRefusal) => void;
}

/** How many answers the account does not have yet, and the way to send them now. */
export function UnsentAnswers({ waiting, hasNetwork, onRefused }: UnsentAnswersProps) {
  const portal = usePortal();
  const [state, setState] = useState<'waiting' | 'sending' | 'failed'>('waiting');
  const isInTest = waiting.every(({ outcome }) => outcome !== null);
  const send = async () => {
    setState('sending');
    try {
      await synchronise(portal);
      setState('waiting');
    } catch (error) {
      if (!failureOf(error)) throw error;
      setState('failed');
    }
  };
  return (
    <Panel className={css.part} labelledBy="unsent">
      <h2 id="unsent">
        <FormattedMessage
          id="dashboard.offline.unsent"
          defaultMessage="{count, plural, one {# odpowiedź czeka na wysłanie} few {# odpowiedzi czekają na wysłanie} many {# odpowiedzi czeka na wysłanie} other {# odpowiedzi czeka na wysłanie}}"
          description="Heading: how many answers that were given without a network are not in the account yet"
          values={{ count: waiting.length }}
        />
      </h2>
      <p className={css.text}>
        {isInTest ? (
          <FormattedMessage
            id="dashboard.offline.unsent.in-test"
            defaultMessage="Te pytania są w Twoim niedokończonym teście. Odpowiedzi zaliczymy, gdy go skończysz."
            description="Answers wait because their questions are part of an unfinished test"
          />
        ) : (
          <FormattedMessage
            id="dashboard.offline.unsent.text"
            defaultMessage="Wyślą się same przy następnej wizycie z internetem. Wylogowanie przedtem by je usunęło."
            description="When answers that were given without a network are sent, and that signing out removes them"
          />
        )}
      </p>
      {state === 'failed' ? (
        <Failure>
          <FormattedMessage
            id="dashboard.offline.unsent.failed"
            defaultMessage="Serwer nie odpowiedział. Odpowiedzi są bezpieczne, spróbuj za chwilę."
            description="Sending the answers has failed for now"
          />
        </Failure>
      ) : null}
      {hasNetwork ? (
        <div className={css.ways}>
          <Button isPending={state === 'sending'} onPress={() => void send().catch(ifRefused(onRefused))}>
            <FormattedMessage
              id="dashboard.offline.unsent.send"
              defaultMessage="Wyślij teraz"
              description="Button: sends the answers that were given without a network"
            />
          </Button>
        </div>
      ) : null}
    </Panel>
  );
}
