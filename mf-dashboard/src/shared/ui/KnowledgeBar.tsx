import type { TopicProgressDto } from '@zielona-fala/contracts';
import type { CSSProperties } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './KnowledgeBar.module.css';

export interface KnowledgeBarProps {
  readonly progress: Pick<TopicProgressDto, 'questions' | 'seen' | 'known' | 'mastered'>;
}

/** How many questions were seen, are known and mastered, each among those before it: one bar, and the words to it. */
export function KnowledgeBar({ progress }: KnowledgeBarProps) {
  const { questions, seen, known, mastered } = progress;
  const widthOf = (count: number) => ({ '--v': `${(100 * count) / questions}%` }) as CSSProperties;
  return (
    <div className={css.knowledge}>
      <div className={css.bar} aria-hidden="true">
        <i className={css.seen} style={widthOf(seen)} />
        <i className={css.known} style={widthOf(known)} />
        <i className={css.mastered} style={widthOf(mastered)} />
      </div>
      <p className={css.words}>
        <FormattedMessage
          id="dashboard.topic.known"
          defaultMessage="<s>widziane {seen} z {questions}</s> <k>umiesz {known}</k> <m>opanowane {mastered}</m>"
          description="Of a topic's questions: those seen of all, those answered right when last asked, those mastered; each with a sample of its colour"
          values={{
            questions,
            seen,
            known,
            mastered,
            s: (text) => <span className={css.seen}>{text}</span>,
            k: (text) => <span className={css.known}>{text}</span>,
            m: (text) => <span className={css.mastered}>{text}</span>,
          }}
        />
      </p>
    </div>
  );
}

/** What the words mean, once for all bars of a list. */
export function KnowledgeNote() {
  return (
    <p className={css.note}>
      <FormattedMessage
        id="dashboard.topic.known.note"
        defaultMessage="Umiesz: ostatnia odpowiedź dobra. Opanowane: pamiętasz to na tygodnie."
        description="Below bars of topics: what known and mastered mean"
      />
    </p>
  );
}
