import { CATEGORIES, type CategoryName, LOCALES } from '@zielona-fala/contracts';
import { clientActions, selectAllCategories, useDispatch, useSelector } from '@zielona-fala/web-kit/store';
import { Button, Dialog, Segmented } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { LANGUAGE_NAMES } from '../../../shared/language-names.ts';
import { useTestLanguage } from '../../../shared/launch/test-language.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import * as css from './ChoiceOfTests.module.css';

export interface ChoiceOfTestsProps {
  readonly isOpen: boolean;
  readonly category: CategoryName;
  readonly onClose: () => void;
}

/** The licence category and the language of questions, both at once and kept. */
export function ChoiceOfTests({ isOpen, category, onClose }: ChoiceOfTestsProps) {
  const intl = useIntl();
  const dispatch = useDispatch();
  const [lang, setLang] = useTestLanguage();
  // asked for by the header; until it knows better, all can be chosen
  const known = useSelector(selectAllCategories);
  const languageLabel = intl.formatMessage({
    id: 'dashboard.launch.language',
    defaultMessage: 'Język pytań',
    description: "Names the choice of the questions' language",
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={intl.formatMessage({
        id: 'dashboard.launch.choice',
        defaultMessage: 'Co i w jakim języku?',
        description: 'Title of the choice of the licence category and the language of questions',
      })}
    >
      <CategoryTiles
        categories={CATEGORIES.map((name) => ({
          name,
          available: known.find((each) => each.name === name)?.available !== false,
        }))}
        chosen={category}
        onChoose={(name) => dispatch(clientActions.categorySelected(name))}
      />
      <fieldset>
        <legend className={css.legend}>{languageLabel}</legend>
        <Segmented
          wide
          label={languageLabel}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          value={lang}
          onChange={setLang}
        />
      </fieldset>
      <Button kind="go" wide onPress={onClose}>
        <FormattedMessage
          id="dashboard.launch.choice.done"
          defaultMessage="Gotowe"
          description="Closes the choice of category and language, which is kept already"
        />
      </Button>
    </Dialog>
  );
}
