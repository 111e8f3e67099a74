import { isFilm, type QuestionDto } from '@zielona-fala/contracts';
import { Icon } from '@zielona-fala/web-kit/ui';
import { type ReactNode, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from '../../../shared/player/Media.module.css';
import { MissingMedia } from '../../../shared/player/MissingMedia.tsx';
import { wordsOf } from '../../../shared/question/words.ts';
import { ZoomablePicture } from '../../../shared/question/ZoomablePicture.tsx';
import type { Phase } from '../domain/phase.ts';
import { Film } from './Film.tsx';

export interface MediaProps {
  readonly question: QuestionDto;
  readonly phase: Phase;
  readonly onFilmOver: () => void;
}

/**
 * The picture or film of a question; where there is none, its room is the text's. A film gives way to its last frame when it
 * was watched, for browsers differ in what they leave of it, and when it cannot be played.
 */
export function Media({ question, phase, onFilmOver }: MediaProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const { media, mediaMissing, poster, lastFrame, withoutAnswers } = question;
  const [isOver, setOver] = useState(withoutAnswers && phase === 'answering');
  const file = isOver && lastFrame !== null ? lastFrame : media;
  const shown = file !== null && !broken.includes(file) ? file : null;
  const alt = wordsOf(question)?.mediaAlt ?? '';

  if (mediaMissing) return <MissingMedia />;
  if (media === null) return null;
  if (shown === null) {
    return (
      <Poster icon={<Icon name="alert" size="massive" />}>
        {alt || (
          <FormattedMessage
            id="dashboard.exam.broken-picture"
            defaultMessage="Obraz się nie wczytał. Odpowiedz na podstawie treści."
            description="In place of a picture that did not load and has no description"
          />
        )}
      </Poster>
    );
  }
  if (!isFilm(shown)) {
    return (
      <figure className={css.media}>
        <ZoomablePicture
          className={css.fill}
          src={shown}
          alt={alt}
          onError={() => setBroken([...broken, shown])}
        />
      </figure>
    );
  }
  if (phase === 'reading') {
    return (
      <Poster icon={<Icon name="play" size="massive" />}>
        <b>
          <FormattedMessage
            id="dashboard.exam.film-once"
            defaultMessage="Film zobaczysz jeden raz"
            description="In place of a film that has not begun"
          />
        </b>
        <span className={css.when}>
          <FormattedMessage
            id="dashboard.exam.film-when"
            defaultMessage="Ruszy po naciśnięciu START albo po 20 s"
            description="When the film begins"
          />
        </span>
      </Poster>
    );
  }
  return (
    <figure className={css.media}>
      <Film
        source={shown}
        poster={poster}
        label={alt}
        onOver={() => {
          setOver(true);
          onFilmOver();
        }}
        onBroken={() => {
          setBroken([...broken, shown]);
          setOver(true);
          if (withoutAnswers) onFilmOver();
        }}
      />
    </figure>
  );
}

interface PosterProps {
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Poster({ icon, children }: PosterProps) {
  return (
    <figure className={css.media}>
      <div className={css.poster}>
        {icon}
        <p>{children}</p>
      </div>
    </figure>
  );
}
