import type { CategoryName, RuleNameDto, SolutionDto } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { Icon, Skeleton } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetRuleQuery } from '../api/rules.ts';
import { Loaded } from '../ui/Loaded.tsx';
import * as css from './Rules.module.css';
import { RulePicture, RuleWords } from './RuleWords.tsx';

export interface QuestionRulesProps {
  /** Of a solution, whose rules may be a guess. */
  readonly of: Pick<SolutionDto, 'rules' | 'rulesEstimated'>;
  readonly category: CategoryName;
  /** What the question shows: a rule does not show it again. */
  readonly media: string | null;
}

/** The rules behind a question, each told once it is opened; nothing where none is known. */
export function QuestionRules({ of: { rules = [], rulesEstimated }, category, media }: QuestionRulesProps) {
  if (rules.length === 0) return null;
  return (
    <div className={css.rules}>
      <p className={css.kicker}>
        <FormattedMessage
          id="dashboard.rules.behind"
          defaultMessage="{count, plural, =0 {Prawdopodobnie} one {Zasada} other {Zasady}}"
          description="Above the rule or rules behind a question; 0 where the rule is only probable"
          values={{ count: rulesEstimated ? 0 : rules.length }}
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

interface LoadedRuleProps {
  readonly ruleId: string;
  readonly category: CategoryName;
  /** The picture that is in sight already. */
  readonly media: string | null;
}

/** A rule below a question that has told its own law. */
function LoadedRule({ ruleId, category, media }: LoadedRuleProps) {
  const query = useGetRuleQuery({ ruleId, category, lang: useLocale() });
  return (
    <Loaded compact query={query} loading={<Skeleton height="8rem" />}>
      {(rule) => (
        <div className={css.words}>
          {rule.picture === media ? null : <RulePicture rule={rule} />}
          <RuleWords rule={rule} />
        </div>
      )}
    </Loaded>
  );
}
