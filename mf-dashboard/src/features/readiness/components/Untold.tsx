import type { ReadinessDto } from '@zielona-fala/contracts';
import { Ring } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { Missing } from '../../../shared/study/ReadinessWords.tsx';
import * as css from './ReadinessPanel.module.css';

export interface UntoldProps {
  readonly readiness: Pick<ReadinessDto, 'missingAnswers' | 'neededAnswers'>;
}

/** What is missing until the probability can be estimated. */
export function Untold({ readiness: { missingAnswers: missing, neededAnswers: needed } }: UntoldProps) {
  const answered = needed - missing;
  return (
    <>
      <p className={css.untold}>
        <Ring size="xlarge" value={answered / needed}>
          {answered}
        </Ring>
        <span>
          <b>
            <FormattedMessage
              id="dashboard.readiness.answered"
              defaultMessage="{answered} z {needed} pytań"
              description="Beside a ring: different questions answered, of those that are needed to tell the chance"
              values={{ answered, needed }}
            />
          </b>
          <Missing missing={missing} />
        </span>
      </p>
      <p className={css.best}>
        <FormattedMessage
          id="dashboard.readiness.untold.text"
          defaultMessage="Plan na każdy dzień zaczyna od tych, których brakuje."
          description="How to get to where the chance can be told"
        />
      </p>
    </>
  );
}
