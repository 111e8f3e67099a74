import { PACK_ANSWERS, type PackAnswerOutcome } from '@zielona-fala/contracts';
import { Button, Panel } from '@zielona-fala/web-kit/ui';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { StorageRefusal } from '../../../shared/offline/offline-database.ts';
import type { QueuedAnswer } from '../../../shared/offline/offline-pack.ts';
import { offlineStore } from '../../../shared/offline/offline-store.ts';
import { ifRefused } from './if-refused.ts';
import * as css from './OfflinePractice.module.css';

type Refusal = Exclude<PackAnswerOutcome, 'counted' | 'counted-before' | 'in-unfinished-test'>;

const REASONS: Readonly<Record<Refusal, MessageDescriptor>> = defineMessages({
  'too-old': {
    id: 'dashboard.offline.refusal.too-old',
    defaultMessage: 'odpowiedź ma więcej niż {days, plural, one {# dzień} other {# dni}}',
    description: 'Why an answer does not count: it was given too long ago',
  },
  'in-future': {
    id: 'dashboard.offline.refusal.in-future',
    defaultMessage: 'zegar tego urządzenia się spieszył',
    description: 'Why an answer does not count: its time lies in the future',
  },
  'unknown-question': {
    id: 'dashboard.offline.refusal.unknown-question',
    defaultMessage: 'tego pytania nie ma już w kategorii',
    description: 'Why an answer does not count: the question is gone',
  },
  'not-allowed': {
    id: 'dashboard.offline.refusal.not-allowed',
    defaultMessage: 'pytanie ma dziś inne odpowiedzi',
    description: 'Why an answer does not count: it is none of those that the question has',
  },
});

const reasonOf = ({ outcome }: QueuedAnswer): MessageDescriptor => REASONS[outcome as Refusal];

export interface RefusedAnswersProps {
  readonly refused: readonly QueuedAnswer[];
  readonly onRefused: (refusal: StorageRefusal) => void;
}

/** What the server does not count, each with its reason, until the learner has seen it. */
export function RefusedAnswers({ refused, onRefused }: RefusedAnswersProps) {
  return (
    <Panel className={css.part} labelledBy="refused">
      <h2 id="refused">
        <FormattedMessage
          id="dashboard.offline.refusals"
          defaultMessage="{count, plural, one {# odpowiedź się nie liczy} few {# odpowiedzi się nie liczą} many {# odpowiedzi się nie liczy} other {# odpowiedzi się nie liczy}}"
          description="Heading: how many answers that were given without a network do not count"
          values={{ count: refused.length }}
        />
      </h2>
      <ul>
        {refused.map((answer) => (
          <li key={answer.id}>
            <FormattedMessage
              id="dashboard.offline.refusal"
              defaultMessage="Pytanie {number}: {reason}"
              description="An answer that does not count: number of its question, and why"
              values={{
                number: answer.questionNumber,
                reason: <FormattedMessage {...reasonOf(answer)} values={{ days: PACK_ANSWERS.days }} />,
              }}
            />
          </li>
        ))}
      </ul>
      <div className={css.ways}>
        <Button onPress={() => void offlineStore.dropRefused().catch(ifRefused(onRefused))}>
          <FormattedMessage
            id="dashboard.offline.refusals.seen"
            defaultMessage="Rozumiem"
            description="Button: removes the list of answers that do not count"
          />
        </Button>
      </div>
    </Panel>
  );
}
