import type { CategoryName, Locale, SolvedQuestionDto } from '@zielona-fala/contracts';
import { drawQuestion } from '@zielona-fala/contracts/api/questions/draw-question';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';

export interface Draw {
  readonly lang: Locale;
  readonly cat: CategoryName;
}

/** The draw is random: among a few hundred questions the second try finds another one, as good as always. */
const TRIES = 8;

/**
 * A random question that is none of `known`; null when the bank seems to have no other.
 * @throws ApiFailure
 */
export async function drawOther(
  api: PortalApi,
  draw: Draw,
  known: readonly SolvedQuestionDto[],
): Promise<SolvedQuestionDto | null> {
  const seen = new Set(known.map(({ questionNumber }) => questionNumber));
  for (let tries = 0; tries < TRIES; tries += 1) {
    const question = await api.request(requestTo(drawQuestion, { query: draw }));
    if (!seen.has(question.questionNumber)) return question;
  }
  return null;
}
