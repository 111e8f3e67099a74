import type { CategoryName, RuleDto } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useGetRuleQuery } from '../api/rules.ts';
import { Laws } from '../question/Laws.tsx';
import { Loaded } from '../ui/Loaded.tsx';
import * as css from './Rules.module.css';

export interface LoadedRuleProps {
  readonly ruleId: string;
  readonly category: CategoryName;
}

/** A rule in the interface's language. */
export function LoadedRule({ ruleId, category }: LoadedRuleProps) {
  const query = useGetRuleQuery({ ruleId, category, lang: useLocale() });
  return (
    <Loaded compact query={query} loading={<Skeleton height="8rem" />}>
      {(rule) => <RuleWords rule={rule} />}
    </Loaded>
  );
}

/** What a rule says, how its situation is recognised, the commonest mistake, and the law. */
export function RuleWords({ rule }: { readonly rule: RuleDto }) {
  const { text, recognise, mistake, picture, pictureAlt, legalBasis } = rule;
  return (
    <div className={css.words}>
      {picture === null ? null : (
        <img
          className={css.picture}
          src={picture}
          alt={pictureAlt ?? ''}
          width={480}
          height={270}
          loading="lazy"
        />
      )}
      <p className={css.text}>{text}</p>
      <dl className={css.facts}>
        <dt>
          <FormattedMessage
            id="dashboard.rules.recognise"
            defaultMessage="Tak to rozpoznasz"
            description="Names how the situation of a rule is recognised"
          />
        </dt>
        <dd>{recognise}</dd>
        <dt>
          <FormattedMessage
            id="dashboard.rules.mistake"
            defaultMessage="Najczęstszy błąd"
            description="Names the commonest mistake with a rule"
          />
        </dt>
        <dd>{mistake}</dd>
      </dl>
      <Laws laws={legalBasis} lang={undefined} />
    </div>
  );
}
