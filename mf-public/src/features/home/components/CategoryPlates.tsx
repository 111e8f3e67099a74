import { CATEGORIES, type CategoryListItemDto, type CategoryName } from '@zielona-fala/contracts';
import { cx, VisuallyHidden } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useOfferedCategories } from '../api/categories.ts';
import * as css from './CategoryPlates.module.css';

const availableOf = (offered: readonly CategoryListItemDto[]): ReadonlySet<CategoryName> =>
  new Set(offered.filter(({ available }) => available).map(({ name }) => name));

/** All categories; those whose questions are ready stand out. */
export function CategoryPlates() {
  const intl = useIntl();
  const { answer: offered = [] } = useOfferedCategories();
  const available = availableOf(offered);
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
          <li key={name} className={cx(css.plate, available.has(name) && css.available)}>
            {name}
            {available.has(name) ? (
              <VisuallyHidden>
                <FormattedMessage
                  id="public.categories.available"
                  defaultMessage="gotowa"
                  description="For screen readers, after the name of a category that can be practised"
                />
              </VisuallyHidden>
            ) : null}
          </li>
        ))}
      </ul>
      <p className={css.legend}>
        {offered.length > 0 ? <Legend isComplete={available.size === CATEGORIES.length} /> : null}
      </p>
    </div>
  );
}

function Legend({ isComplete }: { readonly isComplete: boolean }) {
  if (isComplete) {
    return (
      <FormattedMessage
        id="public.categories.all"
        defaultMessage="Wszystkie kategorie są gotowe."
        description="Under the categories: all can be practised"
      />
    );
  }
  return (
    <FormattedMessage
      id="public.categories.some"
      defaultMessage="Białe tabliczki: gotowe do ćwiczeń. Do pozostałych piszemy pytania."
      description="Under the categories: filled plates can be practised, the others are being prepared"
    />
  );
}
