import type { QuestionDto } from '../api/questions/question.ts';

const FILM = /\.(webm|mp4)$/i;

/** Whether an address is that of a film; otherwise it is a picture's, or there is none. */
export const isFilm = (media: string | null): boolean => media !== null && FILM.test(media);

/** The still of a question's media: for a film, the frame that the question is about. Null if there is none. */
export const stillOf = ({ lastFrame, poster, media }: QuestionDto): string | null =>
  lastFrame ?? poster ?? (isFilm(media) ? null : media);
