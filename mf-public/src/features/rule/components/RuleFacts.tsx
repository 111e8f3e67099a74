import { FormattedMessage } from 'react-intl';
import { LegalBasis } from '../../../shared/legal-basis/LegalBasis.tsx';
import type { ToldRule } from '../told-rule.ts';
import * as css from './RuleFacts.module.css';

/** How the situation of a rule is recognised, the commonest mistake, its figures, and the law. */
export function RuleFacts({
  rule: { recognise, mistake, figures, legalBasis },
}: {
  readonly rule: ToldRule;
}) {
  return (
    <dl className={css.facts}>
      <div>
        <dt>
          <FormattedMessage
            id="public.rule.recognise"
            defaultMessage="Tak to rozpoznasz"
            description="Names how the situation of a rule is recognised"
          />
        </dt>
        <dd>{recognise}</dd>
      </div>
      <div>
        <dt>
          <FormattedMessage
            id="public.rule.mistake"
            defaultMessage="Najczęstszy błąd"
            description="Names the commonest mistake with a rule"
          />
        </dt>
        <dd>{mistake}</dd>
      </div>
      {figures.length > 0 ? (
        <div>
          <dt>
            <FormattedMessage
              id="public.rule.figures"
              defaultMessage="Liczby do zapamiętania"
              description="Names the speeds, distances and limits of a rule"
            />
          </dt>
          <dd className={css.figures}>
            {figures.map((figure) => (
              <span key={figure} className={css.figure}>
                {figure}
              </span>
            ))}
          </dd>
        </div>
      ) : null}
      <div>
        <dt>
          <FormattedMessage
            id="public.rule.law"
            defaultMessage="Podstawa prawna"
            description="Names the acts and articles of a rule"
          />
        </dt>
        <dd>
          <LegalBasis sources={legalBasis} />
        </dd>
      </div>
    </dl>
  );
}
