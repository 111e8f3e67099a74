import { useEffect, useEffectEvent, useRef } from 'react';
import * as css from '../../../shared/player/Media.module.css';

export interface FilmProps {
  readonly source: string;
  readonly poster: string | null;
  readonly label: string;
  readonly onOver: () => void;
  readonly onBroken: () => void;
}

/** Plays once, without controls; its last frame stays. */
export function Film({ source, poster, label, onOver, onBroken }: FilmProps) {
  const film = useRef<HTMLVideoElement>(null);
  // a browser may refuse to play by itself; the exam must go on
  const refuse = useEffectEvent(onBroken);
  useEffect(() => {
    film.current?.scrollIntoView({ block: 'nearest' });
    film.current?.play().catch(() => refuse());
  }, []);
  return (
    <video
      ref={film}
      className={css.fill}
      src={source}
      poster={poster ?? undefined}
      aria-label={label}
      muted
      playsInline
      disablePictureInPicture
      onEnded={onOver}
      onError={onBroken}
    />
  );
}
