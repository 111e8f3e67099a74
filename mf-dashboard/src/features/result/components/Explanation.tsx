import type { SolvedQuestionDto } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import * as css from './Explanation.module.css';

/** Why the answer is right, and where the law says so. */
export function Explanation({ question }: { readonly question: SolvedQuestionDto }) {
  const lang = question.questionTranslations?.[0]?.language;
  return (
    <>
      <p lang={lang}>{question.explanation}</p>
      <ul className={css.laws}>
        {question.legalBasis.map(({ act, article, asOf }) => (
          <li key={`${act} ${article}`} className={css.law}>
            <span lang={lang}>
              {article}, {act}
            </span>
            <span className={css.date}>
              <FormattedMessage
                id="dashboard.result.as-of"
                defaultMessage="Stan prawny: {date, date, long}"
                description="Date of the law's state"
                values={{ date: new Date(asOf) }}
              />
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
