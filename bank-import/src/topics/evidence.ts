import { type CategoryName, type QuestionPart, withoutDiacritics } from '@zielona-fala/contracts';
import type { OfficialNotes } from '@zielona-fala/question-store';
import type { OfficialRow } from '../official-row.ts';

/** Data of an official question from which its topic can be inferred; words are Polish. */
export interface TopicEvidence {
  readonly question: string;
  /** Empty for a yes/no question. */
  readonly answers: readonly string[];
  readonly part: QuestionPart;
  readonly categories: readonly CategoryName[];
  readonly hasMedia: boolean;
  /** Of this edition, or of an older one. */
  readonly notes: Pick<OfficialNotes, 'block' | 'legalBasis'>;
}

export function evidenceOf(
  { wordings, part, categories, mediaName }: OfficialRow,
  notes: TopicEvidence['notes'],
): TopicEvidence {
  const { text, answers } = wordings.pl;
  return {
    question: text,
    answers: Object.values(answers ?? {}),
    part,
    categories,
    hasMedia: mediaName !== null,
    notes,
  };
}

/** Lower case without diacritics, one space between words: `Zażółć  GĘŚLĄ` → `zazolc gesla`. */
export function plain(words: string): string {
  return withoutDiacritics(words).toLowerCase().replace(/\s+/g, ' ').trim();
}
