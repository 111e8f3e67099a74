import type { HomeworkDto } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';

interface AnsweredProps {
  readonly answered: number;
  readonly of: HomeworkDto;
}

/** How far somebody is with a piece of homework. */
export const Answered = ({ answered, of: { count } }: AnsweredProps) => (
  <FormattedMessage
    id="dashboard.homework.answered"
    defaultMessage="{answered} z {count}"
    description="Answers given of those that homework asks for"
    values={{ answered, count }}
  />
);
