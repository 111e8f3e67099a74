import { Link } from '@zielona-fala/web-kit/router';
import { FormattedMessage } from 'react-intl';
import { pathOf } from '../../path-of.ts';

/** A question's number, as the bank has it; leads to the question among all of its category. */
export function QuestionLink({ questionNumber }: { readonly questionNumber: number }) {
  return (
    <Link to={`${pathOf('dashboard-questions')}?q=${questionNumber}`}>
      <FormattedMessage
        id="dashboard.question.link"
        defaultMessage="Pytanie {number}"
        description="Leads to a question; number as the bank has it"
        values={{ number: String(questionNumber) }}
      />
    </Link>
  );
}
