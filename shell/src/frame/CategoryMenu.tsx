import { CATEGORIES, type CategoryListItemDto } from '@zielona-fala/contracts';
import { listCategories } from '@zielona-fala/contracts/api/questions/list-categories';
import { requestTo } from '@zielona-fala/contracts/portal';
import { usePortal } from '@zielona-fala/web-kit/session';
import { clientActions, selectAllCategories, selectCategory } from '@zielona-fala/web-kit/store';
import { CATEGORY_ICONS, Icon } from '@zielona-fala/web-kit/ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useDispatch, useSelector } from 'react-redux';
import * as css from './CategoryMenu.module.css';
import { ChoiceMenu } from './ChoiceMenu.tsx';

/** Loads the categories once; until then, or when that fails, all can be chosen. */
function useCategories(): readonly CategoryListItemDto[] {
  const dispatch = useDispatch();
  const { api } = usePortal();
  const known = useSelector(selectAllCategories);
  // an empty answer is not asked for again
  const isKnown = known.length > 0;
  useEffect(() => {
    if (isKnown) return;
    api.request(requestTo(listCategories)).then(
      (categories) => dispatch(clientActions.categoriesLoaded(categories)),
      // logged by the client; the list of the contracts serves
      () => undefined,
    );
  }, [api, dispatch, isKnown]);
  return known;
}

export function CategoryMenu() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const selected = useSelector(selectCategory);
  const known = useCategories();
  const unavailable = new Set(known.filter((item) => !item.available).map((item) => item.name));
  return (
    <ChoiceMenu
      edged
      label={intl.formatMessage(
        { id: 'shell.category', defaultMessage: 'Kategoria: {name}', description: 'Names the category menu' },
        { name: selected },
      )}
      face={
        <>
          <Icon name={CATEGORY_ICONS[selected]} />
          <b className={css.name}>{selected}</b>
          <Icon name="dropdown" />
        </>
      }
      choices={CATEGORIES.map((value) => ({
        value,
        label: value,
        disabled: unavailable.has(value),
      }))}
      value={selected}
      onChoose={(category) => dispatch(clientActions.categorySelected(category))}
    />
  );
}
