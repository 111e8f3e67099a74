import { Button, ButtonLink, Panel } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { pathOf } from '../../../route-table.ts';
import * as css from './Verdict.module.css';

export interface LearnedProps {
  readonly right: number;
  readonly questions: number;
  readonly mistakes: number;
  readonly onMistakes: () => void;
}

/** How many answers of a learning test were right: it is neither passed nor failed. */
export function Learned({ right, questions, mistakes, onMistakes }: LearnedProps) {
  return (
    <Panel labelledBy="verdict">
      <p className={css.verdict}>
        <FormattedMessage
          id="dashboard.result.completed"
          defaultMessage="Nauka ukończona"
          description="A test of a learning mode is finished"
        />
      </p>
      <h1 className={css.score} id="verdict">
        <span className={css.figure}>{right}</span>
        <small>
          <FormattedMessage
            id="dashboard.result.completed.of"
            defaultMessage="z {questions} dobrze"
            description="After the big figure: right answers of all questions"
            values={{ questions }}
          />
        </small>
      </h1>
      <div className={css.actions}>
        {mistakes > 0 ? (
          <Button kind="go" className={css.action} onPress={onMistakes}>
            <FormattedMessage
              id="dashboard.result.mistakes"
              defaultMessage="{count, plural, one {Zobacz # błąd} few {Zobacz # błędy} many {Zobacz # błędów} other {Zobacz # błędu}}"
              description="Opens the questions that were answered wrong or not at all"
              values={{ count: mistakes }}
            />
          </Button>
        ) : null}
        <ButtonLink
          kind={mistakes === 0 ? 'go' : 'plain'}
          className={css.action}
          to={pathOf('dashboard-select-mode')}
        >
          <FormattedMessage
            id="dashboard.result.again"
            defaultMessage="Nowy egzamin"
            description="Goes to the choice of a new exam"
          />
        </ButtonLink>
      </div>
    </Panel>
  );
}
