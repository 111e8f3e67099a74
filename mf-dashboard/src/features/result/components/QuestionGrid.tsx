import type { QuestionPart } from '@zielona-fala/contracts';
import { CheckBox, cx, Icon, Panel } from '@zielona-fala/web-kit/ui';
import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ReviewedQuestion } from '../domain/outcome.ts';
import { PART_NAMES } from '../result-words.ts';
import * as css from './QuestionGrid.module.css';

export interface QuestionGridProps {
  readonly questions: readonly ReviewedQuestion[];
  readonly mistakes: number;
  /** Questions without an answer cost points, too. */
  readonly isExam: boolean;
  readonly onlyMistakes: boolean;
  readonly onOnlyMistakes: (only: boolean) => void;
  /** Place of the open question. */
  readonly opened: number | null;
  readonly onOpen: (place: number) => void;
}

/** All questions as numbers with their marks; one opens below. */
export function QuestionGrid(props: QuestionGridProps) {
  const { mistakes, onlyMistakes, onOnlyMistakes } = props;
  const id = useId();
  return (
    <Panel labelledBy={id}>
      <h2 id={id}>
        <FormattedMessage
          id="dashboard.result.questions"
          defaultMessage="Pytania"
          description="Heading of the questions of an exam"
        />
      </h2>
      <PartGrid {...props} part="primary" />
      <PartGrid {...props} part="technical" />
      {mistakes > 0 ? (
        <CheckBox checked={onlyMistakes} onChange={(event) => onOnlyMistakes(event.target.checked)}>
          <FormattedMessage
            id="dashboard.result.only-mistakes"
            defaultMessage="Pokaż tylko błędy ({count})"
            description="Hides the questions that were answered right"
            values={{ count: mistakes }}
          />
        </CheckBox>
      ) : null}
    </Panel>
  );
}

interface PartGridProps extends QuestionGridProps {
  readonly part: QuestionPart;
}

function PartGrid({ questions, part, isExam, opened, onOpen }: PartGridProps) {
  const intl = useIntl();
  const own = questions.filter(({ question }) => question.type === part);
  if (own.length === 0) return null;
  return (
    <div className={css.part}>
      <h3 className={css.name}>{intl.formatMessage(PART_NAMES[part])}</h3>
      <div className={css.grid}>
        {own.map(({ place, mark }) => (
          <button
            key={place}
            type="button"
            className={cx(css.number, css[mark], mark === 'open' && isExam && css.missed)}
            aria-current={place === opened ? 'true' : undefined}
            aria-label={intl.formatMessage(
              {
                id: 'dashboard.result.number',
                defaultMessage:
                  'Pytanie {place}, {mark, select, right {dobrze} wrong {źle} other {bez odpowiedzi}}',
                description: 'A question in the grid, in words',
              },
              { place, mark },
            )}
            onClick={() => onOpen(place)}
          >
            {place}
            {mark === 'open' ? (
              <span className={css.none} aria-hidden="true" />
            ) : (
              <Icon name={mark === 'right' ? 'check' : 'close'} size="small" />
            )}
          </button>
        ))}
      </div>
    </div>
  );
}
