import type { CategoryName } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { usePath } from '@zielona-fala/web-kit/ui';
import { categoryInstance } from '../../category-instance.ts';
import { ROUTE_TABLE } from '../../route-table.ts';
import * as css from './CategoryPlates.module.css';

export interface CategoryPlatesProps {
  readonly names: readonly CategoryName[];
  /** Id of the heading that names the list. */
  readonly labelledBy: string;
}

/** Ways to the pages of categories. */
export function CategoryPlates({ names, labelledBy }: CategoryPlatesProps) {
  const path = usePath(ROUTE_TABLE);
  return (
    <ul className={css.plates} aria-labelledby={labelledBy}>
      {names.map((name) => (
        <li key={name}>
          <Link className={css.plate} to={path('category', categoryInstance(name))}>
            {name}
          </Link>
        </li>
      ))}
    </ul>
  );
}
