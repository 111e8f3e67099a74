import { Button, Icon } from '@zielona-fala/web-kit/ui';
import { type ComponentPropsWithoutRef, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import * as css from './LearnersFilm.module.css';

export interface LearnersFilmProps
  extends Pick<ComponentPropsWithoutRef<'video'>, 'src' | 'poster' | 'autoPlay' | 'className'> {
  /** What it shows, in words. */
  readonly label: string;
  /** Its question is answered: to be understood it can be seen again, slowly too. */
  readonly isAnswered: boolean;
}

const AS_FILMED = 1;
const SLOWLY = 0.5;

/** A film outside exams, with the controls of the browser. */
export function LearnersFilm({ label, isAnswered, ...film }: LearnersFilmProps) {
  const video = useRef<HTMLVideoElement>(null);
  const replay = (rate: number) => {
    const { current } = video;
    if (!current) return;
    current.currentTime = 0;
    current.playbackRate = rate;
    // one that does not load keeps the browser's own controls, which say so
    current.play().catch(() => undefined);
  };
  return (
    <>
      <video {...film} ref={video} aria-label={label} controls muted playsInline />
      {isAnswered ? (
        <div className={css.again}>
          <Button className={css.way} onPress={() => replay(AS_FILMED)}>
            <Icon name="arrowsRepeat" size="small" />
            <FormattedMessage
              id="dashboard.film.again"
              defaultMessage="Jeszcze raz"
              description="Plays the film of an answered question again"
            />
          </Button>
          <Button className={css.way} onPress={() => replay(SLOWLY)}>
            <FormattedMessage
              id="dashboard.film.slowly"
              defaultMessage="Wolniej"
              description="Plays the film of an answered question again at half the speed"
            />
          </Button>
        </div>
      ) : null}
    </>
  );
}
