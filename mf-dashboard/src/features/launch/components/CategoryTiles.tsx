import { type CategoryListItemDto, type CategoryName, MINIMUM_AGES } from '@zielona-fala/contracts';
import { CATEGORY_ICONS, cx, Icon } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { PERMITS } from '../../../shared/permits.ts';
import * as tile from '../../../shared/ui/choice-tile.module.css';
import * as css from './CategoryTiles.module.css';

export interface CategoryTilesProps {
  readonly categories: readonly Pick<CategoryListItemDto, 'name' | 'available'>[];
  readonly chosen: CategoryName;
  readonly onChoose: (category: CategoryName) => void;
}

/** One tile a category; those that cannot fill an exam say so below. */
export function CategoryTiles({ categories, chosen, onChoose }: CategoryTilesProps) {
  const intl = useIntl();
  const missing = categories.filter(({ available }) => !available).map(({ name }) => name);
  return (
    <fieldset className={css.choice}>
      <legend className={css.legend}>
        <FormattedMessage
          id="dashboard.launch.category"
          defaultMessage="Kategoria prawa jazdy"
          description="Names the choice of the licence category"
        />
      </legend>
      <div className={css.tiles}>
        {categories.map(({ name, available }) => (
          <label key={name} className={cx(tile.tile, css.tile)}>
            <input
              type="radio"
              name="category"
              value={name}
              checked={name === chosen}
              disabled={!available}
              aria-describedby={available ? undefined : 'categories-missing'}
              onChange={() => onChoose(name)}
            />
            <Icon name={CATEGORY_ICONS[name]} size="xlarge" />
            <b>{name}</b>
          </label>
        ))}
      </div>
      <p className={css.permits}>
        <b>{chosen}</b>: {intl.formatMessage(PERMITS[chosen], { ...MINIMUM_AGES[chosen] })}
      </p>
      {missing.length > 0 ? (
        <p className={css.missing} id="categories-missing">
          <Icon name="info" />
          <span>
            <FormattedMessage
              id="dashboard.launch.missing"
              defaultMessage="{count, plural, one {Dla kategorii {names} nie ma jeszcze dość pytań na cały egzamin. Dojdzie, gdy baza będzie pełna.} other {Dla kategorii {names} nie ma jeszcze dość pytań na cały egzamin. Dojdą, gdy baza będzie pełna.}}"
              description="Why categories cannot be chosen"
              values={{ count: missing.length, names: intl.formatList(missing) }}
            />
          </span>
        </p>
      ) : null}
    </fieldset>
  );
}
