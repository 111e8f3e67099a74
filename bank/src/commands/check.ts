import { inspectBank } from '../checks/inspect.ts';
import { readReview, reviewGaps } from '../checks/review.ts';
import { checkDrawings } from '../drawing/drawings.ts';
import { checkSocialPictures } from '../drawing/social.ts';
import { BANK } from '../folder.ts';

const { questions, problems, summary } = await inspectBank(BANK);
const gaps = reviewGaps(questions, await readReview(BANK));
const drawings = await checkDrawings(BANK);
const found = [...problems, ...gaps, ...drawings.problems, ...(await checkSocialPictures(BANK))];
console.log(summary);
for (const problem of found) console.error(problem);
if (found.length > 0) process.exitCode = 1;
