import type { CategoryName } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { usePath } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { categoryInstance } from '../category-instance.ts';
import { ROUTE_TABLE } from '../route-table.ts';

/** A way to the page of a category. */
export function CategoryLink({ name }: { readonly name: CategoryName }) {
  const path = usePath(ROUTE_TABLE);
  return (
    <Link to={path('category', categoryInstance(name))}>
      <FormattedMessage
        id="public.category.link"
        defaultMessage="Wszystko o kategorii {name}"
        description="Link to the page of a licence category"
        values={{ name }}
      />
    </Link>
  );
}
