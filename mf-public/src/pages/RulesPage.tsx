import { Link } from '@zielona-fala/web-kit/router';
import { usePath } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage, useIntl } from 'react-intl';
import { useRuleTitles } from '../features/rule/rule-data.ts';
import { RULES_TITLE } from '../features/rule/rules-title.ts';
import { TOPIC_ATTRIBUTE } from '../features/rule/told-rule.ts';
import { usePageAddress } from '../features/rule/use-page-address.ts';
import { ROUTE_TABLE } from '../route-table.ts';
import * as article from '../shared/article/Article.module.css';
import { ArticleSection } from '../shared/article/ArticleSection.tsx';
import { Breadcrumb } from '../shared/breadcrumb/Breadcrumb.tsx';
import { PageHead } from '../shared/page/PageHead.tsx';
import { WayOn } from '../shared/way-on/WayOn.tsx';
import * as css from './RulesPage.module.css';

/** All rules by topic. */
export function RulesPage() {
  const intl = useIntl();
  const path = usePath(ROUTE_TABLE);
  const topics = useRuleTitles(usePageAddress());
  const title = intl.formatMessage(RULES_TITLE);
  return (
    <article>
      <Breadcrumb title={title} />
      <div className={css.opening}>
        <PageHead
          title={title}
          lead={
            <FormattedMessage
              id="public.rules.lead"
              defaultMessage="Za każdym pytaniem stoi zasada. Jest ich {count}, każda z najczęstszym błędem, przepisem, pytaniem na próbę i obrazkiem tam, gdzie pomaga."
              description="Lead of the page with all rules"
              values={{ count: topics.reduce((sum, { rules }) => sum + rules.length, 0) }}
            />
          }
        />
      </div>
      <div className={css.topics}>
        {topics.map(({ topic, rules }) => (
          <div key={topic} className={css.topic} {...{ [TOPIC_ATTRIBUTE]: topic }}>
            <ArticleSection heading={<FormattedMessage {...TOPIC_NAMES[topic]} />}>
              <ul className={article.list}>
                {rules.map((rule) => (
                  <li key={rule.ruleId}>
                    <Link to={path('rule', rule.ruleId)}>{rule.title}</Link>
                  </li>
                ))}
              </ul>
            </ArticleSection>
          </div>
        ))}
      </div>
      <WayOn />
    </article>
  );
}
