import { CATEGORIES } from '@zielona-fala/contracts';
import { useLocale } from '@zielona-fala/web-kit/session';
import { useInstance } from '@zielona-fala/web-kit/ui';
import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { categoryInstance } from '../category-instance.ts';
import { useCategoryArticle, useTopicCounts } from '../features/category/category-article.ts';
import { AskedTopics } from '../features/category/components/AskedTopics.tsx';
import { CategoryHead } from '../features/category/components/CategoryHead.tsx';
import { Entitlement } from '../features/category/components/Entitlement.tsx';
import { ExamFigures } from '../features/category/components/ExamFigures.tsx';
import { TryOnRequest } from '../features/try-question/components/TryOnRequest.tsx';
import { ROUTE_TABLE } from '../route-table.ts';
import * as css from '../shared/article/Article.module.css';
import { Breadcrumb } from '../shared/breadcrumb/Breadcrumb.tsx';
import { CategoryPlates } from '../shared/category-plates/CategoryPlates.tsx';
import { WayOn } from '../shared/way-on/WayOn.tsx';

type Instance = keyof typeof ROUTE_TABLE.category.instances;

export function CategoryPage() {
  const instance = useInstance(ROUTE_TABLE.category.instances);
  return instance && <Category key={instance} instance={instance} />;
}

function Category({ instance }: { readonly instance: Instance }) {
  const article = useCategoryArticle(instance)[useLocale()];
  const counts = useTopicCounts(instance);
  const othersId = useId();
  const [name, others] = [
    CATEGORIES.find((each) => categoryInstance(each) === instance),
    CATEGORIES.filter((each) => categoryInstance(each) !== instance),
  ];
  if (!name) throw new Error(`there is no category ${instance}`);
  return (
    <article>
      <Breadcrumb title={article.title} />
      <div className={css.columns}>
        <div className={css.text}>
          <CategoryHead name={name} article={article} />
          <Entitlement name={name} {...article} />
          <ExamFigures />
          <AskedTopics text={article.asked} counts={counts} />
        </div>
        <div className={css.beside}>
          <TryOnRequest category={name} />
        </div>
      </div>
      <WayOn />
      <div className={css.others}>
        <h2 className={css.heading} id={othersId}>
          <FormattedMessage
            id="public.category.others"
            defaultMessage="Inne kategorie"
            description="Heading above the links to the other licence categories"
          />
        </h2>
        <CategoryPlates names={others} labelledBy={othersId} />
      </div>
    </article>
  );
}
