import type { SolvedQuestionDto } from '@zielona-fala/contracts';
import * as css from './ReviewMedia.module.css';

const FILM = /\.(webm|mp4)$/i;

/** The picture of a question, or its film with controls: before it plays, the frame that was asked about. */
export function ReviewMedia({ question }: { readonly question: SolvedQuestionDto }) {
  const { media, poster, lastFrame, questionTranslations } = question;
  const alt = questionTranslations?.[0]?.mediaAlt ?? '';
  if (media === null) return null;
  return (
    <figure className={css.media}>
      {FILM.test(media) ? (
        <video
          src={media}
          poster={lastFrame ?? poster ?? undefined}
          aria-label={alt}
          controls
          muted
          playsInline
        />
      ) : (
        <img src={media} alt={alt} />
      )}
    </figure>
  );
}
