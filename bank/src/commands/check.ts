import { polishDayOf } from '@zielona-fala/contracts';
import { uncheckedForAYear } from '../checks/age.ts';
import { inspectBank } from '../checks/inspect.ts';
import { phraseCounts } from '../checks/phrases.ts';
import { readReview, reviewGaps } from '../checks/review.ts';
import { readRuleReview, ruleReviewGaps } from '../checks/rule-review.ts';
import { inspectRules } from '../checks/rules.ts';
import { checkDrawings } from '../drawing/drawings.ts';
import { checkSocialPictures } from '../drawing/social.ts';
import { BANK } from '../folder.ts';

const { questions, problems, summary } = await inspectBank(BANK);
const review = await readReview(BANK);
const { book, problems: ruleProblems } = inspectRules(BANK, questions);
const rules = [...(book?.rules.values() ?? [])];
const drawings = await checkDrawings(BANK);
const found = [
  ...problems,
  ...reviewGaps(questions, review),
  ...ruleProblems,
  ...(book === null ? [] : ruleReviewGaps(book, await readRuleReview(BANK))),
  ...drawings.problems,
  ...(await checkSocialPictures(BANK)),
];
console.log(summary);
for (const { phrase, T, N } of phraseCounts(questions, 'pl')) console.log(`  ${phrase}: T ${T}, N ${N}`);
console.log(`Awaiting a blind answer: ${review.awaiting.length}`);
for (const { number, checked } of uncheckedForAYear(questions, polishDayOf(new Date()))) {
  console.log(`${number} was last checked on ${checked}`);
}
console.log(`Rules: ${rules.length}`);
for (const { id, checked } of uncheckedForAYear(rules, polishDayOf(new Date()))) {
  console.log(`${id} was last checked on ${checked}`);
}
for (const problem of found) console.error(problem);
if (found.length > 0) process.exitCode = 1;
