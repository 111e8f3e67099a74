import { isFilm, type QuestionDto } from '@zielona-fala/contracts';
import { cx } from '@zielona-fala/web-kit/ui';
import * as css from '../../../shared/player/Media.module.css';
import { MissingMedia } from '../../../shared/player/MissingMedia.tsx';
import { LearnersFilm } from '../../../shared/question/LearnersFilm.tsx';
import { wordsOf } from '../../../shared/question/words.ts';
import { ZoomablePicture } from '../../../shared/question/ZoomablePicture.tsx';

export interface QuestionMediaProps {
  readonly question: QuestionDto;
  readonly isAnswered: boolean;
}

/** The picture or film of a question, at the same place and as large beside its explanation as before the answer. */
export function QuestionMedia({ question, isAnswered }: QuestionMediaProps) {
  const { media, mediaMissing, poster } = question;
  if (mediaMissing) return <MissingMedia />;
  if (media === null) return null;
  const alt = wordsOf(question)?.mediaAlt ?? '';
  return (
    <figure className={cx(css.media, css.steady)}>
      {isFilm(media) ? (
        <LearnersFilm
          className={css.fill}
          src={media}
          poster={poster ?? undefined}
          label={alt}
          isAnswered={isAnswered}
          autoPlay
        />
      ) : (
        <ZoomablePicture className={css.fill} src={media} alt={alt} />
      )}
    </figure>
  );
}
