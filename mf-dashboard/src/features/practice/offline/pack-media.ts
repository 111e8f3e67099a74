import { isFilm, type SolvedQuestionDto, stillOf } from '@zielona-fala/contracts';
import { missingMedia } from '../../../shared/offline/media-cache.ts';
import type { OfflinePack } from '../../../shared/offline/offline-pack.ts';

/** Addresses of what the questions show, each once: of a film its last frame, which the question is about. */
export const picturesOf = (questions: readonly SolvedQuestionDto[]): readonly string[] => [
  ...new Set(questions.flatMap((question) => stillOf(question) ?? [])),
];

/** What the films of the questions need besides the pictures: them, and what stands in their place before they play. */
export function filmsOf(questions: readonly SolvedQuestionDto[]): readonly string[] {
  const pictures = new Set(picturesOf(questions));
  const films = questions.flatMap(({ media, poster }) =>
    isFilm(media) ? [media, poster].filter((address) => address !== null) : [],
  );
  return [...new Set(films)].filter((address) => !pictures.has(address));
}

/** Addresses of all that is to be kept with a pack, the pictures first. */
export const mediaOf = ({ pictures, films = [] }: OfflinePack): readonly string[] => [...pictures, ...films];

/** Questions as they can be shown now: films that are kept play, the others are shown by their last frames. */
export async function asShown(
  questions: readonly SolvedQuestionDto[],
  hasNetwork: boolean,
): Promise<readonly SolvedQuestionDto[]> {
  const missing = new Set(await missingMedia([...picturesOf(questions), ...filmsOf(questions)]));
  return questions.map((question) => {
    const { media } = question;
    if (media === null || !missing.has(media)) return question;
    const still = stillOf(question);
    if (still === null || hasNetwork || !missing.has(still)) return { ...question, media: still };
    return { ...question, media: null, mediaMissing: true };
  });
}
