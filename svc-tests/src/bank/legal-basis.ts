import type { LegalBasisDto, QuestionLanguage } from '@zielona-fala/contracts';
import { ACTS, citationIn, type LegalReference } from '@zielona-fala/contracts/bank';

export function legalBasisOf({ act, article, asOf }: LegalReference, lang: QuestionLanguage): LegalBasisDto {
  return { act: ACTS[act][lang], article: citationIn(article, lang), asOf };
}
