import { WhenFact } from '@zielona-fala/web-kit/facts';
import { FormattedMessage } from 'react-intl';
import * as css from './TopicsGuessed.module.css';

/** Beside topics of many questions: that they are guesses. Shows where the official bank is loaded, which names none. */
export function TopicsGuessed() {
  return (
    <WhenFact name="bank.source" is="official">
      <p className={css.guessed}>
        <FormattedMessage
          id="dashboard.topics.guessed"
          defaultMessage="Urzędowa baza nie podaje tematów. Odgadujemy je ze słów pytań."
          description="Beside topics: they are a guess of ours"
        />
      </p>
    </WhenFact>
  );
}
