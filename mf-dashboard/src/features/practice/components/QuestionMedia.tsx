import { isFilm, type QuestionDto } from '@zielona-fala/contracts';
import { cx } from '@zielona-fala/web-kit/ui';
import * as css from '../../../shared/player/Media.module.css';
import { MissingMedia } from '../../../shared/player/MissingMedia.tsx';
import { LearnersFilm } from '../../../shared/question/LearnersFilm.tsx';
import { useMediaName } from '../../../shared/question/use-media-name.ts';
import { ZoomablePicture } from '../../../shared/question/ZoomablePicture.tsx';

export interface QuestionMediaProps {
  readonly question: QuestionDto;
  readonly isAnswered: boolean;
}

/** The picture or film of a question, at the same place and as large beside its explanation as before the answer. */
export function QuestionMedia({ question, isAnswered }: QuestionMediaProps) {
  const { media, mediaMissing, poster } = question;
  const name = useMediaName(question);
  if (mediaMissing) return <MissingMedia />;
  if (media === null) return null;
  return (
    <figure className={cx(css.media, css.steady)}>
      {isFilm(media) ? (
        <LearnersFilm
          className={css.fill}
          src={media}
          poster={poster ?? undefined}
          label={name}
          isAnswered={isAnswered}
          autoPlay
        />
      ) : (
        <ZoomablePicture className={css.fill} src={media} alt={name} />
      )}
    </figure>
  );
}
