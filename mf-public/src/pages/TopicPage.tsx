import { useLocale } from '@zielona-fala/web-kit/session';
import { useInstance } from '@zielona-fala/web-kit/ui';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { RelatedTopics } from '../features/topic/components/RelatedTopics.tsx';
import { WorkedExample } from '../features/topic/components/WorkedExample.tsx';
import { useTopicArticles, useTopicExample } from '../features/topic/topic-article.ts';
import { ROUTE_TABLE } from '../route-table.ts';
import * as css from '../shared/article/Article.module.css';
import { Breadcrumb } from '../shared/breadcrumb/Breadcrumb.tsx';
import { CategoryPlates } from '../shared/category-plates/CategoryPlates.tsx';
import { PageHead } from '../shared/page/PageHead.tsx';
import { WayOn } from '../shared/way-on/WayOn.tsx';

type Instance = keyof typeof ROUTE_TABLE.topic.instances;

export function TopicPage() {
  const instance = useInstance(ROUTE_TABLE.topic.instances);
  return instance && <TopicArticle key={instance} instance={instance} />;
}

function TopicArticle({ instance }: { readonly instance: Instance }) {
  const articles = useTopicArticles(instance);
  const example = useTopicExample(instance);
  const { title, lead, text } = articles[useLocale()];
  const categoriesId = useId();
  return (
    <article>
      <Breadcrumb title={title} />
      <div className={css.columns}>
        <div className={css.text}>
          <div className={css.opening}>
            <PageHead title={title} lead={lead} />
            <div className={css.section}>
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
          <WorkedExample topic={instance} title={title} example={example} />
        </div>
        <div className={css.further}>
          <div className={css.section}>
            <h2 className={css.heading} id={categoriesId}>
              <FormattedMessage
                id="public.topic.categories"
                defaultMessage="Kategorie, w których o to pytają"
                description="Heading above the links to the licence categories that a topic is asked in"
              />
            </h2>
            <CategoryPlates names={example.askedIn} labelledBy={categoriesId} />
          </div>
          <RelatedTopics topics={articles.related} />
        </div>
      </div>
      <WayOn />
    </article>
  );
}
