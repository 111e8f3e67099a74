import type { RuleNameDto } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { Panel } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { ruleAddress } from '../rule-address.ts';
import * as css from './MistakenRules.module.css';

export interface MistakenRulesProps {
  /** The weightiest rule behind each question that was answered wrong. */
  readonly rules: readonly RuleNameDto[];
}

/** The rules behind a test's mistakes, those of most mistakes first; nothing where none is known. */
export function MistakenRules({ rules }: MistakenRulesProps) {
  if (rules.length === 0) return null;
  const counted = [...Map.groupBy(rules, ({ ruleId }) => ruleId).values()]
    .flatMap((same) => same.slice(0, 1).map((rule) => ({ ...rule, count: same.length })))
    .toSorted((one, other) => other.count - one.count);
  return (
    <Panel labelledBy="mistaken">
      <h2 id="mistaken">
        <FormattedMessage
          id="dashboard.rules.mistaken"
          defaultMessage="Zasady za tymi błędami"
          description="Heading of the rules behind a test's mistakes"
        />
      </h2>
      <ul className={css.list}>
        {counted.map(({ ruleId, title, count }) => (
          <li key={ruleId} className={css.rule}>
            <Link className={css.title} to={ruleAddress(ruleId)}>
              {title}
            </Link>
            <span className={css.count}>
              <FormattedMessage
                id="dashboard.rules.mistakes"
                defaultMessage="{count, plural, one {# błąd} few {# błędy} many {# błędów} other {# błędu}}"
                description="How many mistakes of a test go back to a rule"
                values={{ count }}
              />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
