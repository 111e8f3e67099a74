import type { CategoryName } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { Button, CATEGORY_ICONS, Icon } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { LANGUAGE_NAMES } from '../../../shared/language-names.ts';
import { useTestLanguage } from '../../../shared/launch/test-language.ts';
import { trialAddress } from '../../../shared/test-address.ts';
import { useCategory } from '../../../shared/use-category.ts';
import { ChoiceOfTests } from './ChoiceOfTests.tsx';
import { GoOn, type OpenTest } from './GoOn.tsx';
import * as css from './Practise.module.css';
import { WaysToPractise } from './WaysToPractise.tsx';

export interface PractiseProps {
  /** The way back to an exam whose clock runs; null without one. */
  readonly running: ReactNode;
  /** A learning test that waits; null without one. */
  readonly open: OpenTest | null;
}

/** Overview of all ways to practise: unfinished tests first, then the others. */
export function Practise({ running, open }: PractiseProps) {
  const category = useCategory();
  const [lang] = useTestLanguage();
  return (
    <div className={css.practise}>
      <ChosenLine category={category} />
      <div className={css.first}>{running ?? <GoOn category={category} open={open} />}</div>
      <WaysToPractise category={category} />
      <Link className={css.trial} to={trialAddress({ category, lang })}>
        <FormattedMessage
          id="dashboard.launch.trial"
          defaultMessage="Najpierw 7 pytań na próbę"
          description="Offers the unscored trial: 5 basic and 2 specialist questions"
        />
      </Link>
      <Link className={css.trial} to={pathOf('dashboard-offline')}>
        <FormattedMessage
          id="dashboard.launch.offline"
          defaultMessage="Ćwicz bez internetu: pobierz pytania na drogę"
          description="Goes to the practice without a network"
        />
      </Link>
    </div>
  );
}

/** What tests are about and ask in; a press opens the choice. */
function ChosenLine({ category }: { readonly category: CategoryName }) {
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
