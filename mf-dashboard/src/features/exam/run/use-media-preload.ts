import type { QuestionDto } from '@zielona-fala/contracts';
import { useEffect } from 'react';
import { isFilm } from '../domain/question.ts';

const AHEAD = 2;

/** Has the pictures of the next questions ready, so that they show at once. */
export function useMediaPreload(questions: readonly QuestionDto[], index: number): void {
  useEffect(() => {
    for (const { media, poster } of questions.slice(index + 1, index + 1 + AHEAD)) {
      const picture = isFilm(media) ? poster : media;
      if (picture !== null) new Image().src = picture;
    }
  }, [questions, index]);
}
