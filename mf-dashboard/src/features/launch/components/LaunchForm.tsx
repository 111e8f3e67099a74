import { type CategoryListItemDto, LOCALES, type Locale } from '@zielona-fala/contracts';
import { useSearchParams } from '@zielona-fala/web-kit/router';
import { useLocale, usePortal } from '@zielona-fala/web-kit/session';
import { clientActions, useDispatch } from '@zielona-fala/web-kit/store';
import { Segmented } from '@zielona-fala/web-kit/ui';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useGetPlanQuery, useGetTopicsQuery } from '../../../shared/api/study.ts';
import { LANGUAGE_NAMES } from '../../../shared/language-names.ts';
import { UnfinishedDialog } from '../../../shared/launch/UnfinishedDialog.tsx';
import { useLaunch } from '../../../shared/launch/use-launch.ts';
import { useCategory } from '../../../shared/use-category.ts';
import { testOf, type Wish, wishOf } from '../wish.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import * as css from './LaunchForm.module.css';
import { ModeChoice } from './ModeChoice.tsx';
import { Start } from './Start.tsx';
import { TopicChoice } from './TopicChoice.tsx';

/** Category, mode and language of a new test. The start stays in reach. */
export function LaunchForm({ categories }: { readonly categories: readonly CategoryListItemDto[] }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { session } = usePortal();
  const categoryName = useCategory();
  const [query] = useSearchParams();
  const [wish, setWish] = useState<Wish>(() => wishOf(query));
  const [lang, setLang] = useState<Locale>(useLocale());
  const plan = useGetPlanQuery(categoryName).currentData;
  const topics = useGetTopicsQuery(categoryName, { skip: wish.mode !== 'topic' }).currentData;
  const launch = useLaunch();
  const isAvailable = categories.some(({ name, available }) => name === categoryName && available);
  const wanted = isAvailable ? testOf(wish, { categoryName, lang }) : null;

  const start = (): void => {
    if (!wanted) return;
    void session.renew();
    void launch.start(wanted);
  };
  const languageLabel = intl.formatMessage({
    id: 'dashboard.launch.language',
    defaultMessage: 'Język pytań',
    description: "Names the choice of the questions' language",
  });

  return (
    <form
      className={css.form}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        start();
      }}
    >
      <CategoryTiles
        categories={categories}
        chosen={categoryName}
        onChoose={(name) => dispatch(clientActions.categorySelected(name))}
      />
      <ModeChoice
        chosen={wish.mode}
        category={categoryName}
        plan={plan}
        onChoose={(mode) => setWish({ ...wish, mode })}
      />
      {wish.mode === 'topic' ? (
        <TopicChoice
          topics={topics}
          chosen={wish.topic}
          size={wish.size}
          onChoose={(topic) => setWish({ ...wish, topic })}
          onSize={(size) => setWish({ ...wish, size })}
        />
      ) : null}
      <fieldset className={css.choice}>
        <legend className={css.legend}>
          <FormattedMessage
            id="dashboard.launch.language"
            defaultMessage="Język pytań"
            description="Names the choice of the questions' language"
          />
        </legend>
        <Segmented
          wide
          label={languageLabel}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={lang}
          onChange={setLang}
        />
      </fieldset>
      <Start
        mode={wish.mode}
        category={categoryName}
        lang={lang}
        canStart={wanted !== null}
        isStarting={launch.isStarting}
      />
      <UnfinishedDialog test={launch.unfinished} onClose={launch.dismiss} onDeleted={start} />
    </form>
  );
}
