import type { CategoryName, RuleDto } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { useLocale } from '@zielona-fala/web-kit/session';
import { ButtonLink, Panel, Skeleton, StatusMessage, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { useGetRuleQuery } from '../../../shared/api/rules.ts';
import { StartTest } from '../../../shared/launch/StartTest.tsx';
import { Laws } from '../../../shared/question/Laws.tsx';
import { ruleAddress } from '../../../shared/rule-address.ts';
import { AllRulesWords } from '../../../shared/rules/AllRulesWords.tsx';
import { RulePicture, RuleWords } from '../../../shared/rules/RuleWords.tsx';
import { KnowledgeBar, KnowledgeNote } from '../../../shared/ui/KnowledgeBar.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import * as css from './RulePanel.module.css';

/** As many as one wants to answer between two other things. */
const FEW = 3;
/** So many that each of two rules comes up several times. */
const DRILL = 10;

export interface RulePanelProps {
  readonly ruleId: string;
  readonly category: CategoryName;
}

/** One rule, the learner's progress in it, and its questions to practise. */
export function RulePanel({ ruleId, category }: RulePanelProps) {
  const query = useGetRuleQuery({ ruleId, category, lang: useLocale() });
  return (
    <Loaded query={query} loading={<Skeleton height="24rem" />} missing={<NoSuchRule />}>
      {(rule) => <Told rule={rule} category={category} />}
    </Loaded>
  );
}

function Told({ rule, category }: { readonly rule: RuleDto; readonly category: CategoryName }) {
  const few = Math.min(FEW, rule.questions);
  const wanted = { categoryName: category, mode: 'topic', rule: rule.ruleId } as const;
  return (
    <Panel labelledBy="rule">
      <h2 id="rule">{rule.title}</h2>
      <RulePicture rule={rule} />
      <RuleWords rule={rule} />
      <Laws laws={rule.legalBasis} lang={undefined} />
      <KnowledgeBar progress={rule} />
      <KnowledgeNote />
      <div className={css.actions}>
        <StartTest wanted={{ ...wanted, size: few }}>
          <FormattedMessage
            id="dashboard.rules.practise"
            defaultMessage="{count, plural, one {Przećwicz # pytanie} few {Przećwicz # pytania} many {Przećwicz # pytań} other {Przećwicz # pytania}}"
            description="Starts a test of some questions of a rule"
            values={{ count: few }}
          />
        </StartTest>
        {rule.questions > few ? (
          <StartTest kind="plain" wanted={wanted}>
            <FormattedMessage
              id="dashboard.rules.practise.all"
              defaultMessage="Wszystkie ({count})"
              description="Starts a test of all questions of a rule"
              values={{ count: rule.questions }}
            />
          </StartTest>
        ) : null}
      </div>
      {rule.beside.length > 0 ? <Beside rule={rule} category={category} /> : null}
    </Panel>
  );
}

function Beside({ rule, category }: { readonly rule: RuleDto; readonly category: CategoryName }) {
  const wanted = { categoryName: category, mode: 'topic', rule: rule.ruleId, size: DRILL } as const;
  return (
    <nav aria-labelledby="beside">
      <h3 id="beside">
        <FormattedMessage
          id="dashboard.rules.beside"
          defaultMessage="Łatwo pomylić z"
          description="Heading of rules that are exceptions, contrasts or neighbours of one"
        />
      </h3>
      <ul className={css.beside}>
        {rule.beside.map(({ ruleId, title, questions }) => (
          <li key={ruleId} className={css.pair}>
            <Link to={ruleAddress(ruleId)}>{title}</Link>
            {questions > 0 ? (
              <StartTest kind="plain" wanted={{ ...wanted, contrast: ruleId }}>
                <FormattedMessage
                  id="dashboard.rules.alternate"
                  defaultMessage="Ćwicz obie na zmianę<hidden>: {title}</hidden>"
                  description="Starts a test that alternates questions of a rule and of another one, whose title only screen readers say"
                  values={{ title, hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden> }}
                />
              </StartTest>
            ) : null}
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NoSuchRule() {
  const intl = useIntl();
  return (
    <StatusMessage
      kind="empty"
      level={2}
      title={intl.formatMessage({
        id: 'dashboard.rules.gone',
        defaultMessage: 'W tej kategorii nie ma takiej zasady',
        description: 'The address names a rule that the category does not have',
      })}
      text={intl.formatMessage({
        id: 'dashboard.rules.gone.text',
        defaultMessage: 'Zasada dotyczy innej kategorii albo zmieniła nazwę.',
        description: 'Why there is no such rule',
      })}
      action={
        <ButtonLink kind="go" to={pathOf('dashboard-rules')}>
          <AllRulesWords />
        </ButtonLink>
      }
    />
  );
}
