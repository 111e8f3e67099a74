import type { ListedRuleDto } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { ruleAddress } from '../rule-address.ts';
import { KnowledgeBar } from '../ui/KnowledgeBar.tsx';
import * as css from './RuleBars.module.css';

/** Rules with how far each is mastered; each leads to the rule. */
export function RuleBars({ rules }: { readonly rules: readonly ListedRuleDto[] }) {
  return (
    <ul className={css.list}>
      {rules.map((rule) => (
        <li key={rule.ruleId}>
          <Link className={css.rule} to={ruleAddress(rule.ruleId)}>
            {rule.title}
          </Link>
          <KnowledgeBar progress={rule} />
        </li>
      ))}
    </ul>
  );
}
