import type { CategoryName } from '@zielona-fala/contracts';
import { Button } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { LANGUAGE_NAMES } from '../../../shared/language-names.ts';
import { useTestLanguage } from '../../../shared/launch/test-language.ts';
import * as css from './TopicLaunch.module.css';

export interface StartProps {
  readonly category: CategoryName;
  /** A topic is chosen. */
  readonly canStart: boolean;
  readonly isStarting: boolean;
}

/** What is about to start, in a sentence, and the start. */
export function Start({ category, canStart, isStarting }: StartProps) {
  const [lang] = useTestLanguage();
  return (
    <div className={css.launch}>
      <p className={css.summary}>
        <FormattedMessage
          id="dashboard.launch.summary.learning"
          defaultMessage="Kategoria {category}, pytania: {language}. Możesz przerwać w każdej chwili i wrócić później."
          description="What is about to start, a learning test; language is its own name"
          values={{ category, language: LANGUAGE_NAMES[lang] }}
        />
      </p>
      <Button kind="go" type="submit" className={css.start} isPending={isStarting} isDisabled={!canStart}>
        {canStart ? (
          <FormattedMessage
            id="dashboard.launch.start.topic"
            defaultMessage="Zacznij temat"
            description="Starts a learning test of the chosen topic"
          />
        ) : (
          <FormattedMessage
            id="dashboard.launch.start.choose"
            defaultMessage="Wybierz temat"
            description="In place of the start while no topic is chosen"
          />
        )}
      </Button>
    </div>
  );
}
