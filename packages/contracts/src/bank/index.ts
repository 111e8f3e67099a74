export { ACTS } from './acts.ts';
export { citationIn } from './citation.ts';
export { describeRefusal, type Refusal, readBank } from './files.ts';
export { legalBasisOf } from './legal-basis.ts';
export { mediaAddress, mediaHash } from './media-address.ts';
export {
  type BankMedia,
  type BankQuestion,
  FIRST_OWN_NUMBER,
  type Letter,
  type Translations,
} from './question.ts';
export { type Identity, identityOfWords, officialDigest } from './recognise.ts';
export { figuresOf, type Rule, ruleName, withFigures } from './rule.ts';
export { type RuleBook, RulesRefused, readRules } from './rule-files.ts';
