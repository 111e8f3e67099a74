import { questionsForExams, rule } from '@zielona-fala/contracts/bank/testing';

/** Numbers of the question that only the rule `stop` is tied to, and of the one that `yield` is tied to as well. */
export const [OF_STOP = 0, OF_BOTH_RULES = 0] = questionsForExams(2).map(({ number }) => number);

/** Files of the bank's rules: two, and the questions that they are tied to. */
export const twoRules = () => ({
  'rules.json': [rule('stop'), rule('yield')],
  'ties.json': { [OF_STOP]: ['stop'], [OF_BOTH_RULES]: ['stop', 'yield'] },
});
