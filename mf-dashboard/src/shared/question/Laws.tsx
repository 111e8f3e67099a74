import type { LegalBasisDto, QuestionLanguage } from '@zielona-fala/contracts';
import { FormattedDate, FormattedMessage } from 'react-intl';
import * as css from './Laws.module.css';

export interface LawsProps {
  readonly laws: readonly LegalBasisDto[];
  readonly lang: QuestionLanguage | undefined;
}

/** Where the law says so, each place with the date of its state. */
export function Laws({ laws, lang }: LawsProps) {
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
              defaultMessage="Stan prawny: {date}"
              description="Date of the law's state"
              values={{ date: <FormattedDate value={asOf} dateStyle="long" timeZone="UTC" /> }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
