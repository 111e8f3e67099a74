import { isFilm, type QuestionDto } from '@zielona-fala/contracts';
import { useEffect } from 'react';

const AHEAD = 2;

/** Has the pictures of this question and the next ready, so that they show at once. */
export function useMediaPreload(questions: readonly QuestionDto[], index: number): void {
  useEffect(() => {
    for (const { media, poster, lastFrame } of questions.slice(index, index + 1 + AHEAD)) {
      const pictures = isFilm(media) ? [poster, lastFrame] : [media];
      for (const picture of pictures) if (picture !== null) new Image().src = picture;
    }
  }, [questions, index]);
}
