import { Link } from '@zielona-fala/web-kit/router';
import { usePath } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage } from 'react-intl';
import { ROUTE_TABLE } from '../../../route-table.ts';
import * as article from '../../../shared/article/Article.module.css';
import { ArticleSection } from '../../../shared/article/ArticleSection.tsx';
import type { ToldRule } from '../told-rule.ts';

/** The rules that one is taken for, and the topic that it belongs to. */
export function OtherRules({ rule: { beside, topic } }: { readonly rule: ToldRule }) {
  const path = usePath(ROUTE_TABLE);
  return (
    <ArticleSection
      heading={
        <FormattedMessage
          id="public.rule.beside"
          defaultMessage="Podobne zasady"
          description="Heading above the exceptions, contrasts and neighbours of a rule, and its topic"
        />
      }
    >
      <ul className={article.list}>
        {beside.map(({ ruleId, title }) => (
          <li key={ruleId}>
            <Link to={path('rule', ruleId)}>{title}</Link>
          </li>
        ))}
        <li>
          <FormattedMessage
            id="public.rule.topic"
            defaultMessage="Temat: {topic}"
            description="The topic of a rule, as a link"
            values={{
              topic: (
                <Link to={path('topic', topic)}>
                  <FormattedMessage {...TOPIC_NAMES[topic]} />
                </Link>
              ),
            }}
          />
        </li>
      </ul>
    </ArticleSection>
  );
}
