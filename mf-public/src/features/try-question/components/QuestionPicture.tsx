import type { SolvedQuestionDto } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import * as css from './QuestionPicture.module.css';
import { TOPIC_NAMES } from './topic-names.ts';

/**
 * Keeps its 16:9 box, picture or not, so that nothing moves from one question to the next. Of a film it shows the
 * frame that is asked about.
 */
export function QuestionPicture({ question }: { readonly question: SolvedQuestionDto }) {
  const picture = question.lastFrame ?? question.poster ?? question.media;
  if (picture === null) {
    return (
      <p className={css.topic}>
        <FormattedMessage {...TOPIC_NAMES[question.topic]} />
      </p>
    );
  }
  return (
    <figure className={css.picture}>
      <img
        className={css.image}
        src={picture}
        alt={question.questionTranslations?.[0]?.mediaAlt ?? ''}
        width={960}
        height={540}
      />
    </figure>
  );
}
