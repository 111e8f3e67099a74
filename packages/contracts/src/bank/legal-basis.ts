import type { LegalBasisDto } from '../api/questions/question.ts';
import type { QuestionLanguage } from '../locales.ts';
import { ACTS } from './acts.ts';
import { citationIn } from './citation.ts';
import type { LegalReference } from './question.ts';

/** A place in an act as it is cited in a language. */
export function legalBasisOf({ act, article, asOf }: LegalReference, lang: QuestionLanguage): LegalBasisDto {
  return { act: ACTS[act][lang], article: citationIn(article, lang), asOf };
}
