import type { LegalBasisDto, QuestionLanguage, SolutionDto } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import * as css from './Explanation.module.css';

export interface ExplanationProps {
  readonly solution: Pick<SolutionDto, 'explanation' | 'legalBasis'>;
  /** What it is written in. */
  readonly lang: QuestionLanguage | undefined;
}

/** Why the answer is right, and where the law says so; nothing where the question's source says neither. */
export function Explanation({ solution, lang }: ExplanationProps) {
  const { explanation, legalBasis } = solution;
  return (
    <>
      {explanation === '' ? null : <p lang={lang}>{explanation}</p>}
      {legalBasis.length === 0 ? null : <Laws laws={legalBasis} lang={lang} />}
    </>
  );
}

interface LawsProps {
  readonly laws: readonly LegalBasisDto[];
  readonly lang: QuestionLanguage | undefined;
}

function Laws({ laws, lang }: LawsProps) {
  return (
    <ul className={css.laws}>
      {laws.map(({ act, article, asOf }) => (
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
  );
}
