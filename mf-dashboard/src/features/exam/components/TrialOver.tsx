import { Button, ButtonLink, StatusMessage } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { StartTest } from '../../../shared/launch/StartTest.tsx';
import type { TrialAddress } from '../../../shared/test-address.ts';
import { PlayerPage } from './PlayerPage.tsx';
import * as css from './TrialOver.module.css';

export interface TrialOverProps {
  readonly trial: TrialAddress;
  readonly onAgain: () => void;
}

/** After the trial: the exam, another trial, or the other ways to practise. */
export function TrialOver({ trial: { category }, onAgain }: TrialOverProps) {
  const intl = useIntl();
  return (
    <PlayerPage>
      <StatusMessage
        kind="empty"
        level={1}
        takesFocus
        title={intl.formatMessage({
          id: 'dashboard.trial.over',
          defaultMessage: 'Próba za Tobą',
          description: 'The unscored trial is over',
        })}
        text={intl.formatMessage({
          id: 'dashboard.trial.over.text',
          defaultMessage: 'Wiesz już, jak chodzi zegar. Te odpowiedzi się nie liczą.',
          description: 'What the trial was for',
        })}
        action={
          <div className={css.actions}>
            <StartTest wanted={{ categoryName: category, mode: 'exam' }}>
              <FormattedMessage
                id="dashboard.trial.exam"
                defaultMessage="Przejdź do egzaminu"
                description="Starts the real practice exam"
              />
            </StartTest>
            <Button className={css.action} onPress={onAgain}>
              <FormattedMessage
                id="dashboard.trial.again"
                defaultMessage="Powtórz próbę"
                description="Draws another trial"
              />
            </Button>
            <ButtonLink kind="quiet" className={css.action} to={pathOf('dashboard-select-mode')}>
              <FormattedMessage
                id="dashboard.trial.back"
                defaultMessage="Wróć do ćwiczeń"
                description="From the end of the unscored trial back to the ways to practise"
              />
            </ButtonLink>
          </div>
        }
      />
    </PlayerPage>
  );
}
