import { isFilm, type QuestionDto } from '@zielona-fala/contracts';
import { useState } from 'react';
import * as css from '../../../shared/player/Media.module.css';
import { MissingMedia } from '../../../shared/player/MissingMedia.tsx';
import { useMediaName } from '../../../shared/question/use-media-name.ts';
import { ZoomablePicture } from '../../../shared/question/ZoomablePicture.tsx';
import type { Phase } from '../domain/phase.ts';
import { FilmMedia } from './FilmMedia.tsx';
import { LostMedia } from './Poster.tsx';

export interface MediaProps {
  readonly question: QuestionDto;
  readonly phase: Phase;
  readonly onFilmOver: () => void;
}

/** The picture or film of a question; where there is none, its room is the text's. */
export function Media({ question, phase, onFilmOver }: MediaProps) {
  const [isBroken, setBroken] = useState(false);
  const { media, mediaMissing } = question;
  const name = useMediaName(question);

  if (mediaMissing) return <MissingMedia />;
  if (media === null) return null;
  if (isFilm(media)) {
    return (
      <FilmMedia question={question} source={media} label={name} phase={phase} onFilmOver={onFilmOver} />
    );
  }
  return (
    <figure className={css.media}>
      {isBroken ? (
        <LostMedia question={question} />
      ) : (
        <ZoomablePicture className={css.fill} src={media} alt={name} onError={() => setBroken(true)} />
      )}
    </figure>
  );
}
