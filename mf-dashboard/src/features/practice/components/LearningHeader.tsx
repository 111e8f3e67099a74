import type { TestMode } from '@zielona-fala/contracts';
import { Button, Icon, type Light } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import * as css from '../../../shared/player/PlayerHeader.module.css';
import { PlayerHeader } from '../../../shared/player/PlayerHeader.tsx';

export interface LearningHeaderProps {
  /** `first`: the questions that a newcomer, or a visitor, begins with. */
  readonly kind: TestMode | 'first';
  /** From 1. */
  readonly number: number;
  readonly total: number;
  readonly lights: readonly Light[];
  readonly onPause: () => void;
}

/** Progress, and a button to leave. */
export function LearningHeader({ kind, number, total, lights, onPause }: LearningHeaderProps) {
  const intl = useIntl();
  return (
    <PlayerHeader
      number={number}
      total={total}
      lights={lights}
      end={
        <Button
          icon
          kind="quiet"
          aria-label={intl.formatMessage({
            id: 'dashboard.practice.pause',
            defaultMessage: 'Przerwij naukę',
            description: 'Button with a cross: asks whether to pause or to end a learning test',
          })}
          onPress={onPause}
        >
          <Icon name="close" />
        </Button>
      }
    >
      <p className={css.part}>
        <FormattedMessage
          id="dashboard.practice.mode"
          defaultMessage="{mode, select, topic {temat} review {powtórka} first {pierwsze pytania} other {ćwiczenie}}"
          description="Kind of a learning test, small, beside the number of the question"
          values={{ mode: kind }}
        />
      </p>
    </PlayerHeader>
  );
}
