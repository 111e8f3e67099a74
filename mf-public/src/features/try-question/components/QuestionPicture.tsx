import { isFilm, type SolvedQuestionDto } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import * as css from './QuestionPicture.module.css';
import { TOPIC_NAMES } from './topic-names.ts';

/**
 * Keeps its 16:9 box, picture or not, so that nothing moves from one question to the next. Of a film it shows the
 * frame that is asked about.
 */
export function QuestionPicture({ question }: { readonly question: SolvedQuestionDto }) {
  const { lastFrame, poster, media } = question;
  const picture = lastFrame ?? poster ?? (isFilm(media) ? null : media);
  if (picture === null) {
    return (
      <div className={css.topic}>
        <p>
          <FormattedMessage {...TOPIC_NAMES[question.topic]} />
        </p>
        {question.mediaMissing ? (
          <p className={css.missing}>
            <FormattedMessage
              id="public.try.media-missing"
              defaultMessage="Obrazu lub filmu do tego pytania brakuje na tym serwerze."
              description="In place of a picture or film that the question has but this server lacks"
            />
          </p>
        ) : null}
      </div>
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
