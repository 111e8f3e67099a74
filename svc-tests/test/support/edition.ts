import type { CategoryName } from '@zielona-fala/contracts';
import { questionsForExams } from '@zielona-fala/contracts/bank/testing';
import {
  createBankStore,
  createDrawStore,
  officialRevisionOf,
  planEdition,
  type QuestionContent,
} from '@zielona-fala/question-store';
import type { Connection } from 'mongoose';

const NO_NOTES = { block: null, legalBasis: null, aim: null, safety: null, status: null, submitter: null };
const NOT_TOLD = { pl: '', en: '', de: '' };

export const LAST_OFFICIAL_NUMBER = 99_999;

/** What only questions of the official bank have, where an edition notes nothing. */
export const OFFICIAL = {
  polishInstead: [],
  mediaName: null,
  notes: NO_NOTES,
  legalBasisAsOf: null,
};

/** Questions of the official bank, as an import stores them, enough for `times` exams of a category. */
export function officialExams(
  times: number,
  category: CategoryName = 'B',
  changes: (number: number) => Partial<QuestionContent> = () => ({}),
): readonly QuestionContent[] {
  return questionsForExams(times, [category]).map(({ checked: _, ...content }, index) => ({
    ...content,
    number: index + 1,
    explanation: NOT_TOLD,
    legalBasis: [],
    official: OFFICIAL,
    ...changes(index + 1),
  }));
}

/** Brings an edition into the database as an import does. */
export async function publishEdition(
  connection: Connection,
  questions: readonly QuestionContent[],
): Promise<void> {
  const bank = createBankStore(connection, createDrawStore(connection));
  const edition = questions.map(officialRevisionOf);
  await bank.carryOut(planEdition(edition, edition, await bank.knownRevisions()));
}
