import type { CategoryName } from '@zielona-fala/contracts';
import { Button, CATEGORY_ICONS, Icon } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { LANGUAGE_NAMES } from '../../../shared/language-names.ts';
import { useTestLanguage } from '../../../shared/launch/test-language.ts';
import { ChoiceOfTests } from './ChoiceOfTests.tsx';
import * as css from './Practise.module.css';

/** What tests are about and ask in; a press opens the choice. */
export function ChosenLine({ category }: { readonly category: CategoryName }) {
  const [lang] = useTestLanguage();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button kind="quiet" className={css.chosen} onPress={() => setOpen(true)}>
        <Icon name={CATEGORY_ICONS[category]} />
        <span>
          <FormattedMessage
            id="dashboard.launch.chosen"
            defaultMessage="Kategoria <b>{category}</b>, pytania: {language}"
            description="What tests are about; language is its own name"
            values={{ category, language: LANGUAGE_NAMES[lang], b: (text) => <b>{text}</b> }}
          />
        </span>
        <span className={css.change}>
          <FormattedMessage
            id="dashboard.launch.change"
            defaultMessage="Zmień"
            description="Opens the choice of the licence category and the language of questions"
          />
        </span>
      </Button>
      <ChoiceOfTests isOpen={isOpen} category={category} onClose={() => setOpen(false)} />
    </>
  );
}
