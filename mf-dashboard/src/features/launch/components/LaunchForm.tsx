import { type CategoryListItemDto, LOCALES, type Locale } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { useLocale, usePortal } from '@zielona-fala/web-kit/session';
import { clientActions, useDispatch } from '@zielona-fala/web-kit/store';
import { Button, Segmented } from '@zielona-fala/web-kit/ui';
import { type FormEvent, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../../../shared/language-names.ts';
import { UnfinishedDialog } from '../../../shared/launch/UnfinishedDialog.tsx';
import { useLaunch } from '../../../shared/launch/use-launch.ts';
import { trialAddress } from '../../../shared/test-address.ts';
import { useCategory } from '../../../shared/use-category.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import * as css from './LaunchForm.module.css';
import { ModeChoice } from './ModeChoice.tsx';

/** Category, mode and language of a new exam. The start stays in reach. */
export function LaunchForm({ categories }: { readonly categories: readonly CategoryListItemDto[] }) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { session } = usePortal();
  const category = useCategory();
  const [lang, setLang] = useState<Locale>(useLocale());
  const launch = useLaunch({ categoryName: category, lang, mode: 'exam' });
  const canStart = categories.some(({ name, available }) => name === category && available);

  const start = (event: FormEvent) => {
    event.preventDefault();
    void session.renew();
    void launch.start();
  };

  return (
    <form className={css.form} onSubmit={start}>
      <CategoryTiles
        categories={categories}
        chosen={category}
        onChoose={(name) => dispatch(clientActions.categorySelected(name))}
      />
      <ModeChoice />
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
          label={intl.formatMessage({
            id: 'dashboard.launch.language',
            defaultMessage: 'Język pytań',
            description: "Names the choice of the questions' language",
          })}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={lang}
          onChange={setLang}
        />
      </fieldset>
      <div className={css.launch}>
        <p className={css.summary}>
          <FormattedMessage
            id="dashboard.launch.summary"
            defaultMessage="Kategoria {category}, pytania: {language}. Zegar ruszy od razu i nie da się go zatrzymać."
            description="What is about to start; language is its own name"
            values={{ category, language: LANGUAGE_NAMES[lang] }}
          />{' '}
          {canStart ? (
            <Link className={css.trial} to={trialAddress({ category, lang })}>
              <FormattedMessage
                id="dashboard.launch.trial"
                defaultMessage="Najpierw 7 pytań na próbę"
                description="Offers the unscored trial: 5 basic and 2 specialist questions"
              />
            </Link>
          ) : null}
        </p>
        <Button
          kind="go"
          type="submit"
          className={css.start}
          isPending={launch.isStarting}
          isDisabled={!canStart}
        >
          <FormattedMessage
            id="dashboard.launch.start"
            defaultMessage="Rozpocznij egzamin"
            description="Starts the exam"
          />
        </Button>
      </div>
      <UnfinishedDialog
        testId={launch.unfinished}
        onClose={launch.dismiss}
        onDeleted={() => void launch.start()}
      />
    </form>
  );
}
