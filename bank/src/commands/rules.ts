import { polishDayOf } from '@zielona-fala/contracts';
import { RulesRefused, readBank, readRules } from '@zielona-fala/contracts/bank';
import { readRuleReview, ruleReviewGaps } from '../checks/rule-review.ts';
import { BANK } from '../folder.ts';
import { describeRules, questionsWithoutRule } from '../rule-report.ts';

const [folder = BANK] = process.argv.slice(2);
process.exitCode = await main().catch(explain);

/** The figures of the rule book; 1 where a question of ours has no rule, or a tie is not as its review settled it. */
async function main(): Promise<number> {
  const book = readRules(folder);
  const review = await readRuleReview(folder);
  const { questions } = await readBank(folder);
  const today = polishDayOf(new Date());
  for (const line of describeRules({ book, review, questions, today })) console.log(line);
  const gaps = ruleReviewGaps(book, review);
  for (const gap of gaps) console.error(gap);
  return gaps.length > 0 || questionsWithoutRule(book, questions).length > 0 ? 1 : 0;
}

function explain(error: unknown): number {
  if (!(error instanceof RulesRefused)) throw error;
  console.error(error.message);
  return 1;
}
