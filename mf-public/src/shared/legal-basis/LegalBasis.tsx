import type { LegalBasisDto } from '@zielona-fala/contracts';
import { FormattedDate, FormattedMessage } from 'react-intl';
import * as css from './LegalBasis.module.css';

/** Acts and articles that the right answer rests on; nothing where the question's source names none. */
export function LegalBasis({ sources }: { readonly sources: readonly LegalBasisDto[] }) {
  if (sources.length === 0) return null;
  return (
    <ul className={css.sources}>
      {sources.map(({ act, article, asOf }) => (
        <li key={`${act} ${article}`}>
          <FormattedMessage
            id="public.try.law"
            defaultMessage="{act}, {article} (stan na {asOf})"
            description="Legal basis of an answer: act, article, and the date of the law's state"
            values={{
              act,
              article,
              asOf: <FormattedDate value={asOf} dateStyle="long" timeZone="UTC" />,
            }}
          />
        </li>
      ))}
    </ul>
  );
}
