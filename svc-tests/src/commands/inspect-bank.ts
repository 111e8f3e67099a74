import { BANK_FOLDER } from '../bank/folder.ts';
import { inspectBank } from '../bank/inspect.ts';
import { readReview, reviewGaps } from '../bank/review.ts';

const { questions, problems, report } = await inspectBank(BANK_FOLDER);
const gaps = reviewGaps(questions, await readReview(BANK_FOLDER));
console.log(report);
for (const problem of [...problems, ...gaps]) console.error(problem);
if (problems.length + gaps.length > 0) process.exitCode = 1;
