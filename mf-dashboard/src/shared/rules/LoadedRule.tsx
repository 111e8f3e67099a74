import type { CategoryName } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { Skeleton } from '@zielona-fala/web-kit/ui';
import { useGetRuleQuery } from '../api/rules.ts';
import { Loaded } from '../ui/Loaded.tsx';
import * as css from './Rules.module.css';
import { RulePicture, RuleWords } from './RuleWords.tsx';

export interface LoadedRuleProps {
  readonly ruleId: string;
  readonly category: CategoryName;
  /** The picture that is in sight already. */
  readonly media: string | null;
}

/** A rule below a question that has told its own law. */
export function LoadedRule({ ruleId, category, media }: LoadedRuleProps) {
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
