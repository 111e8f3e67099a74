import { isFilm, type QuestionDto } from '@zielona-fala/contracts';
import { Icon } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { LearnersFilm } from './LearnersFilm.tsx';
import * as css from './ReviewMedia.module.css';
import { useMediaName } from './use-media-name.ts';
import { ZoomablePicture } from './ZoomablePicture.tsx';

/** The picture of a question, or its film with controls: before it plays, the frame that was asked about. */
export function ReviewMedia({ question }: { readonly question: QuestionDto }) {
  const { media, mediaMissing, poster, lastFrame } = question;
  const name = useMediaName(question);
  if (mediaMissing) {
    return (
      <p className={css.missing}>
        <Icon name="alert" />
        <FormattedMessage
          id="dashboard.result.media-missing"
          defaultMessage="Obrazu lub filmu do tego pytania brakuje na tym serwerze."
          description="In place of a picture or film that the question has but this server lacks"
        />
      </p>
    );
  }
  if (media === null) return null;
  return (
    <figure className={css.media}>
      {isFilm(media) ? (
        <LearnersFilm src={media} poster={lastFrame ?? poster ?? undefined} label={name} isAnswered />
      ) : (
        <ZoomablePicture className={css.picture} src={media} alt={name} />
      )}
    </figure>
  );
}
