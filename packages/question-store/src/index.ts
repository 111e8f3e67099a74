export { type BankStore, createBankStore } from './bank-store.ts';
export { createDrawStore, type DrawStore } from './draw-store.ts';
export { isThere } from './file-presence.ts';
export { BankRefused, loadBank } from './load.ts';
export { type BankCounts, type BankPlan, type KnownRevision, planBank, planEdition } from './plan.ts';
export type { Place, Pool } from './pool.ts';
export {
  type Drawable,
  digestOf,
  type IndexedQuestion,
  type KeptTranslations,
  languageOf,
  namesMedia,
  type OfficialFacts,
  type OfficialNotes,
  type QuestionContent,
  type QuestionFacts,
  type QuestionMedia,
  type QuestionRef,
  type QuestionRevision,
  type SignedFilm,
  type SignLanguage,
  wordsIn,
} from './question.ts';
export { describeRefusals, describeReport } from './report.ts';
export { officialRevisionOf, revisionOf } from './revision.ts';
export { availableCategories, type StratumPool, type StratumSize, sizesOf, strataOf } from './strata.ts';
export { describeSizes } from './table.ts';
