import { type SolvedQuestionDto, stillOf } from '@zielona-fala/contracts';
import { missingPictures } from '../../../shared/offline/pictures.ts';

/** Addresses of what the questions show, each once: of a film its last frame, which the question is about. */
export const picturesOf = (questions: readonly SolvedQuestionDto[]): readonly string[] => [
  ...new Set(questions.flatMap((question) => stillOf(question) ?? [])),
];

/** Questions as they can be shown now. */
export async function withStills(
  questions: readonly SolvedQuestionDto[],
  hasNetwork: boolean,
): Promise<readonly SolvedQuestionDto[]> {
  const missing = new Set(hasNetwork ? [] : await missingPictures(picturesOf(questions)));
  return questions.map((question) => withStill(question, missing));
}

/**
 * A question as it is shown without a network: films are not kept, their stills are.
 * @param missing addresses that cannot be shown now
 */
function withStill(question: SolvedQuestionDto, missing: ReadonlySet<string>): SolvedQuestionDto {
  const media = stillOf(question);
  if (media === null || !missing.has(media)) return { ...question, media };
  return { ...question, media: null, mediaMissing: true };
}
