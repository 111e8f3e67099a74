import { CATEGORIES, type CategoryName } from '@zielona-fala/contracts';
import { WhenFact } from '@zielona-fala/web-kit/facts';
import { Link } from '@zielona-fala/web-kit/router';
import { cx, usePath, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { categoryInstance } from '../../../category-instance.ts';
import { ROUTE_TABLE } from '../../../route-table.ts';
import * as css from './HomeCategoryPlates.module.css';

/** Ways to the pages of all categories; those whose questions are ready stand out. */
export function CategoryPlates() {
  const intl = useIntl();
  return (
    <div className={css.box}>
      <ul
        className={css.plates}
        aria-label={intl.formatMessage({
          id: 'public.categories.label',
          defaultMessage: 'Kategorie prawa jazdy',
          description: 'Names the list of licence categories',
        })}
      >
        {CATEGORIES.map((name) => (
          <li key={name}>
            <WhenFact name={`category.${name}`} is="available">
              <Plate name={name} isAvailable />
            </WhenFact>
            <WhenFact name={`category.${name}`} is="unavailable">
              <Plate name={name} isAvailable={false} />
            </WhenFact>
            <WhenFact name={`category.${name}`} is="unknown">
              <Plate name={name} isAvailable={false} />
            </WhenFact>
          </li>
        ))}
      </ul>
      <p className={css.legend}>
        <WhenFact name="categories" is="all-available">
          <FormattedMessage
            id="public.categories.all"
            defaultMessage="Wszystkie kategorie są gotowe."
            description="Under the categories: all can be practised"
          />
        </WhenFact>
        <WhenFact name="categories" is="some-available">
          <FormattedMessage
            id="public.categories.some"
            defaultMessage="Białe tabliczki: gotowe do ćwiczeń."
            description="Under the categories: filled plates can be practised"
          />
        </WhenFact>
      </p>
    </div>
  );
}

function Plate({ name, isAvailable }: { readonly name: CategoryName; readonly isAvailable: boolean }) {
  const path = usePath(ROUTE_TABLE);
  return (
    <Link
      className={cx(css.plate, isAvailable && css.available)}
      to={path('category', categoryInstance(name))}
    >
      {name}
      {isAvailable ? (
        <VisuallyHidden>
          {' '}
          <FormattedMessage
            id="public.categories.available"
            defaultMessage="gotowa"
            description="For screen readers, after the name of a category that can be practised"
          />
        </VisuallyHidden>
      ) : null}
    </Link>
  );
}
