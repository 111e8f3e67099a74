import { isFilm, type QuestionDto } from '@zielona-fala/contracts';
import * as css from '../../../shared/player/Media.module.css';
import { MissingMedia } from '../../../shared/player/MissingMedia.tsx';
import { wordsOf } from '../../../shared/question/words.ts';
import { ZoomablePicture } from '../../../shared/question/ZoomablePicture.tsx';

/** The picture of a question, or its film, which can be watched again. */
export function QuestionMedia({ question }: { readonly question: QuestionDto }) {
  const { media, mediaMissing, poster } = question;
  if (mediaMissing) return <MissingMedia />;
  if (media === null) return null;
  const alt = wordsOf(question)?.mediaAlt ?? '';
  return (
    <figure className={css.media}>
      {isFilm(media) ? (
        <video
          className={css.fill}
          src={media}
          poster={poster ?? undefined}
          aria-label={alt}
          autoPlay
          controls
          muted
          playsInline
        />
      ) : (
        <ZoomablePicture className={css.fill} src={media} alt={alt} />
      )}
    </figure>
  );
}
