import { isFilm, type QuestionDto } from '@zielona-fala/contracts';
import { useEffect } from 'react';

const PICTURES_AHEAD = 2;

/** Has the pictures of this question and the next ones ready, and the film of the next, so that they show at once. */
export function useMediaPreload(questions: readonly QuestionDto[], index: number): void {
  useEffect(() => {
    for (const { media, poster, lastFrame } of questions.slice(index, index + 1 + PICTURES_AHEAD)) {
      const pictures = isFilm(media) ? [poster, lastFrame] : [media];
      for (const picture of pictures) if (picture !== null) new Image().src = picture;
    }
  }, [questions, index]);

  const next = questions[index + 1]?.media ?? null;
  const film = isFilm(next) ? next : null;
  useEffect(() => {
    if (film === null) return;
    const video = document.createElement('video');
    video.preload = 'auto';
    video.muted = true;
    video.src = film;
    // what has come so far stays in the browser's cache
    return () => {
      video.src = '';
    };
  }, [film]);
}
