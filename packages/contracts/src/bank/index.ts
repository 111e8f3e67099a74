export { ACTS } from './acts.ts';
export { citationIn } from './citation.ts';
export { describeRefusal, type Refusal, readBank } from './files.ts';
export { mediaAddress, mediaHash } from './media-address.ts';
export {
  type BankMedia,
  type BankQuestion,
  FIRST_OWN_NUMBER,
  type LegalReference,
  type Letter,
  type Translations,
} from './question.ts';
export {
  type Identity,
  identityOfWords,
  officialDigest,
  withoutDiacritics,
} from './recognise.ts';
export { figuresOf, type Rule, withFigures } from './rule.ts';
export { type RuleBook, RulesRefused, readRules } from './rule-files.ts';
