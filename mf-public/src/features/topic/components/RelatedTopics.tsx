import type { Topic } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { usePath } from '@zielona-fala/web-kit/ui';
import { TOPIC_NAMES } from '@zielona-fala/web-kit/words/topics';
import { FormattedMessage } from 'react-intl';
import { ROUTE_TABLE } from '../../../route-table.ts';
import * as article from '../../../shared/article/Article.module.css';
import { ArticleSection } from '../../../shared/article/ArticleSection.tsx';

/** Topics that questions often touch together with this one. */
export function RelatedTopics({ topics }: { readonly topics: readonly Topic[] }) {
  const path = usePath(ROUTE_TABLE);
  return (
    <ArticleSection
      heading={
        <FormattedMessage
          id="public.topic.related"
          defaultMessage="Tematy obok"
          description="Heading above the links to related topics"
        />
      }
    >
      <ul className={article.list}>
        {topics.map((topic) => (
          <li key={topic}>
            <Link to={path('topic', topic)}>
              <FormattedMessage {...TOPIC_NAMES[topic]} />
            </Link>
          </li>
        ))}
      </ul>
    </ArticleSection>
  );
}
