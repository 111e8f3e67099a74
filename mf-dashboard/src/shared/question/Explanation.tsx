import type { QuestionLanguage, SolutionDto } from '@zielona-fala/contracts';
import { Laws } from './Laws.tsx';

export interface ExplanationProps {
  readonly solution: Pick<SolutionDto, 'explanation' | 'legalBasis'>;
  /** What it is written in. */
  readonly lang: QuestionLanguage | undefined;
}

/** Why the answer is right, and where the law says so; nothing where the question's source says neither. */
export function Explanation({ solution, lang }: ExplanationProps) {
  const { explanation, legalBasis } = solution;
  return (
    <>
      {explanation === '' ? null : <p lang={lang}>{explanation}</p>}
      {legalBasis.length === 0 ? null : <Laws laws={legalBasis} lang={lang} />}
    </>
  );
}
