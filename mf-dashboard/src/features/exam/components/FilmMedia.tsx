import { EXAM, type QuestionDto } from '@zielona-fala/contracts';
import { Button, cx } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from '../../../shared/player/Media.module.css';
import { ZoomablePicture } from '../../../shared/question/ZoomablePicture.tsx';
import type { Phase } from '../domain/phase.ts';
import { type FilmState, useFilm } from '../run/use-film.ts';
import { LostMedia, Poster } from './Poster.tsx';

export interface FilmMediaProps {
  readonly question: QuestionDto;
  readonly source: string;
  /** What it shows, in words. */
  readonly label: string;
  readonly phase: Phase;
  readonly onFilmOver: () => void;
}

/**
 * A film that plays once, without controls; it loads while the question is read. Its last frame stays, as a picture where
 * there is one, for browsers differ in what they leave of a film.
 */
export function FilmMedia({ question, source, label, phase, onFilmOver }: FilmMediaProps) {
  const { poster, lastFrame, withoutAnswers } = question;
  const [isWatched, setWatched] = useState(false);
  const [isBroken, setBroken] = useState(false);
  const [isStillBroken, setStillBroken] = useState(false);
  const isOver = isWatched || (withoutAnswers && phase === 'answering');
  const isWaiting = phase === 'reading';
  const { ref, state, playAgain } = useFilm(!isWaiting && !isOver);
  const still = isOver && !isStillBroken ? lastFrame : null;
  // beside answers that can be given already it keeps its size: nothing moves under a finger
  const hasItsShare = !withoutAnswers || (!isWaiting && !isOver);
  const isLost = isOver && still === null && isBroken;

  return (
    <figure className={cx(css.media, hasItsShare && css.film)}>
      <video
        ref={ref}
        className={cx(css.fill, isWaiting && css.waiting)}
        src={source}
        poster={poster ?? undefined}
        aria-label={label}
        aria-hidden={isWaiting || still !== null}
        preload="auto"
        muted
        playsInline
        disablePictureInPicture
        onLoadedMetadata={({ currentTarget }) => {
          if (isOver) currentTarget.currentTime = currentTarget.duration;
        }}
        onPlaying={() => setBroken(false)}
        onEnded={() => {
          setWatched(true);
          onFilmOver();
        }}
        onError={() => {
          setBroken(true);
          if (state === 'playing' && !isOver) playAgain();
        }}
      />
      {isWaiting ? <BeforeFilm /> : null}
      {still === null ? null : (
        <div className={css.still}>
          <ZoomablePicture
            className={css.fill}
            src={still}
            alt={label}
            onError={() => setStillBroken(true)}
          />
        </div>
      )}
      {isLost ? <LostMedia question={question} /> : null}
      {isWaiting || isOver ? null : (
        <div role="status">
          <FilmTrouble state={state} onAgain={playAgain} onSkip={withoutAnswers ? onFilmOver : null} />
        </div>
      )}
    </figure>
  );
}

function BeforeFilm() {
  return (
    <Poster icon="play">
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
          defaultMessage="Ruszy po naciśnięciu START albo po {seconds} s"
          description="When the film begins"
          values={{ seconds: EXAM.readSeconds }}
        />
      </span>
    </Poster>
  );
}

interface FilmTroubleProps {
  readonly state: FilmState;
  readonly onAgain: () => void;
  /** Null where the question can be answered anyway. */
  readonly onSkip: (() => void) | null;
}

/** Why a film that should play does not, and what to do. */
function FilmTrouble({ state, onAgain, onSkip }: FilmTroubleProps) {
  if (state === 'playing') return null;
  if (state === 'loading') {
    return (
      <p className={css.loading}>
        <FormattedMessage
          id="dashboard.exam.film-loading"
          defaultMessage="Wczytujemy film…"
          description="Over a film that has begun to load"
        />
      </p>
    );
  }
  return (
    <Poster icon={state === 'failed' ? 'alert' : 'play'}>
      <b>
        {state === 'failed' ? (
          <FormattedMessage
            id="dashboard.exam.film-failed"
            defaultMessage="Film się nie wczytał."
            description="In place of a film that could not be loaded"
          />
        ) : (
          <FormattedMessage
            id="dashboard.exam.film-refused"
            defaultMessage="Przeglądarka wstrzymała film."
            description="In place of a film that the browser does not play by itself"
          />
        )}
      </b>
      {state === 'failed' ? (
        <span className={css.when}>
          <FormattedMessage
            id="dashboard.exam.film-returns"
            defaultMessage="Ruszy, gdy wróci połączenie."
            description="A film that could not be loaded is tried again by itself"
          />
        </span>
      ) : null}
      <span className={css.ways}>
        <Button className={css.way} onPress={onAgain}>
          {state === 'failed' ? (
            <FormattedMessage
              id="dashboard.exam.film-again"
              defaultMessage="Wczytaj ponownie"
              description="Loads a film again that could not be loaded"
            />
          ) : (
            <FormattedMessage
              id="dashboard.exam.film-play"
              defaultMessage="Odtwórz film"
              description="Plays the film that the browser does not play by itself"
            />
          )}
        </Button>
        {onSkip ? (
          <Button className={css.way} onPress={onSkip}>
            <FormattedMessage
              id="dashboard.exam.film-skip"
              defaultMessage="Odpowiedz bez filmu"
              description="Goes on to the answer without the film that could not be loaded"
            />
          </Button>
        ) : null}
      </span>
    </Poster>
  );
}
