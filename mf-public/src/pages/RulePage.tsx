import { useParams } from '@zielona-fala/web-kit/router';
import { usePath } from '@zielona-fala/web-kit/ui';
import { useIntl } from 'react-intl';
import { OtherRules } from '../features/rule/components/OtherRules.tsx';
import { RuleFacts } from '../features/rule/components/RuleFacts.tsx';
import { RulePicture } from '../features/rule/components/RulePicture.tsx';
import { RuleQuiz } from '../features/rule/components/RuleQuiz.tsx';
import { useToldRule } from '../features/rule/rule-data.ts';
import { RULES_TITLE } from '../features/rule/rules-title.ts';
import { RULE_ATTRIBUTE, type RuleAddress } from '../features/rule/told-rule.ts';
import { usePageAddress } from '../features/rule/use-page-address.ts';
import { TryQuestions } from '../features/try-question/components/TryQuestions.tsx';
import { ROUTE_TABLE } from '../route-table.ts';
import * as css from '../shared/article/Article.module.css';
import { Breadcrumb } from '../shared/breadcrumb/Breadcrumb.tsx';
import { PageHead } from '../shared/page/PageHead.tsx';
import { WayOn } from '../shared/way-on/WayOn.tsx';

export function RulePage() {
  const { rule: ruleId = '' } = useParams();
  const address = usePageAddress();
  return <Rule key={address.path} address={{ ruleId, ...address }} />;
}

function Rule({ address }: { readonly address: RuleAddress }) {
  const intl = useIntl();
  const path = usePath(ROUTE_TABLE);
  const rule = useToldRule(address);
  const { title, text, picture, question, category } = rule;
  return (
    <article {...{ [RULE_ATTRIBUTE]: JSON.stringify(rule) }}>
      <Breadcrumb title={title} above={{ title: intl.formatMessage(RULES_TITLE), path: path('rules') }} />
      <div className={css.columns}>
        <div className={css.text}>
          <div className={css.opening}>
            <PageHead title={title} lead={text} />
            <RulePicture picture={picture} />
          </div>
          <RuleFacts rule={rule} />
        </div>
        <div className={css.further}>
          {question ? (
            <>
              <RuleQuiz title={title} question={question} />
              <TryQuestions category={category} only={question} />
            </>
          ) : null}
          <OtherRules rule={rule} />
        </div>
      </div>
      <WayOn />
    </article>
  );
}
