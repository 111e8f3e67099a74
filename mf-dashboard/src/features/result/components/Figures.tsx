import { type CheckResultDto, EXAM } from '@zielona-fala/contracts';
import { clockFace } from '@zielona-fala/web-kit/clock';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PART_POINTS } from '../domain/outcome.ts';
import { PART_NAMES } from '../result-words.ts';
import * as css from './Figures.module.css';

export interface FiguresProps {
  readonly result: CheckResultDto;
  readonly seconds: number;
}

/** Points and right answers by part, and the time it took. */
export function Figures({ result, seconds }: FiguresProps) {
  return (
    <dl className={css.figures}>
      <PartFigure
        name={<FormattedMessage {...PART_NAMES.primary} />}
        points={result.primaryPoints}
        most={PART_POINTS.primary}
        right={result.primaryAmountOfCorrectAnswers}
        questions={EXAM.primaryQuestions}
      />
      <PartFigure
        name={<FormattedMessage {...PART_NAMES.technical} />}
        points={result.technicalPoints}
        most={PART_POINTS.technical}
        right={result.technicalAmountOfCorrectAnswers}
        questions={EXAM.technicalQuestions}
      />
      <div>
        <dt>
          <FormattedMessage
            id="dashboard.result.time"
            defaultMessage="Czas"
            description="Time that the exam took"
          />
        </dt>
        <dd>{clockFace(seconds)}</dd>
      </div>
    </dl>
  );
}

interface PartFigureProps {
  readonly name: ReactNode;
  readonly points: number;
  readonly most: number;
  readonly right: number;
  readonly questions: number;
}

function PartFigure({ name, points, most, right, questions }: PartFigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {points}
        <small> / {most}</small>
      </dd>
      <dd className={css.note}>
        <FormattedMessage
          id="dashboard.result.right"
          defaultMessage="{right} z {questions} dobrze"
          description="Right answers of all in a part"
          values={{ right, questions }}
        />
      </dd>
    </div>
  );
}
