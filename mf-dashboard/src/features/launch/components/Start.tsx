import type { CategoryName, Locale, TestMode } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { Button } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { LANGUAGE_NAMES } from '../../../shared/language-names.ts';
import { trialAddress } from '../../../shared/test-address.ts';
import * as css from './LaunchForm.module.css';

export interface StartProps {
  readonly mode: TestMode;
  readonly category: CategoryName;
  readonly lang: Locale;
  readonly canStart: boolean;
  readonly isStarting: boolean;
}

/** What is about to start, in a sentence, and the start. */
export function Start({ mode, category, lang, canStart, isStarting }: StartProps) {
  const values = { category, language: LANGUAGE_NAMES[lang] };
  return (
    <div className={css.launch}>
      <p className={css.summary}>
        {mode === 'exam' ? (
          <>
            <FormattedMessage
              id="dashboard.launch.summary"
              defaultMessage="Kategoria {category}, pytania: {language}. Zegar ruszy od razu i nie da się go zatrzymać."
              description="What is about to start; language is its own name"
              values={values}
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
          </>
        ) : (
          <FormattedMessage
            id="dashboard.launch.summary.learning"
            defaultMessage="Kategoria {category}, pytania: {language}. Możesz przerwać w każdej chwili i wrócić później."
            description="What is about to start, a learning test; language is its own name"
            values={values}
          />
        )}
      </p>
      <Button kind="go" type="submit" className={css.start} isPending={isStarting} isDisabled={!canStart}>
        <StartWords mode={mode} canStart={canStart} />
      </Button>
    </div>
  );
}

interface StartWordsProps {
  readonly mode: TestMode;
  readonly canStart: boolean;
}

function StartWords({ mode, canStart }: StartWordsProps) {
  if (mode === 'topic' && !canStart) {
    return (
      <FormattedMessage
        id="dashboard.launch.start.choose"
        defaultMessage="Wybierz temat"
        description="In place of the start while no topic is chosen"
      />
    );
  }
  return mode === 'exam' ? (
    <FormattedMessage
      id="dashboard.launch.start"
      defaultMessage="Rozpocznij egzamin"
      description="Starts the exam"
    />
  ) : (
    <FormattedMessage
      id="dashboard.launch.start.learning"
      defaultMessage="{mode, select, review {Zacznij powtórkę} topic {Zacznij temat} other {Zacznij ćwiczenie}}"
      description="Starts a learning test"
      values={{ mode }}
    />
  );
}
