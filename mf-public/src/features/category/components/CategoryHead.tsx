import type { CategoryName } from '@zielona-fala/contracts';
import type { CategoryArticle } from '../category-article.ts';
import * as css from './CategoryHead.module.css';

/** The plate of a category, its title, and what it is. */
export function CategoryHead({
  name,
  article,
}: {
  readonly name: CategoryName;
  readonly article: CategoryArticle;
}) {
  return (
    <header className={css.head}>
      <p className={css.plate} aria-hidden="true">
        {name}
      </p>
      <h1 className={css.title}>{article.title}</h1>
      <p className={css.lead}>{article.lead}</p>
    </header>
  );
}
