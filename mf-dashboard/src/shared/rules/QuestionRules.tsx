import type { CategoryName, RuleNameDto } from '@zielona-fala/contracts';
import { Icon } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LoadedRule } from './LoadedRule.tsx';
import * as css from './Rules.module.css';

export interface QuestionRulesProps {
  readonly rules: readonly RuleNameDto[] | undefined;
  readonly category: CategoryName;
  /** What the question shows: a rule does not show it again. */
  readonly media: string | null;
}

/** The rules behind a question, each told once it is opened; nothing where none is known. */
export function QuestionRules({ rules = [], category, media }: QuestionRulesProps) {
  if (rules.length === 0) return null;
  return (
    <div className={css.rules}>
      <p className={css.kicker}>
        <FormattedMessage
          id="dashboard.rules.behind"
          defaultMessage="{count, plural, one {Zasada} other {Zasady}}"
          description="Above the rule or rules behind a question"
          values={{ count: rules.length }}
        />
      </p>
      {rules.map((rule) => (
        <QuestionRule key={rule.ruleId} rule={rule} category={category} media={media} />
      ))}
    </div>
  );
}

interface QuestionRuleProps extends Pick<QuestionRulesProps, 'category' | 'media'> {
  readonly rule: RuleNameDto;
}

function QuestionRule({ rule: { ruleId, title }, category, media }: QuestionRuleProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={css.rule} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={css.title}>
        <span>{title}</span>
        <Icon name="dropdown" className={css.arrow} />
      </summary>
      {isOpen ? <LoadedRule ruleId={ruleId} category={category} media={media} /> : null}
    </details>
  );
}
