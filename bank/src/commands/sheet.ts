import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CATEGORIES } from '@zielona-fala/contracts';
import { describeRefusal, readBank } from '@zielona-fala/contracts/bank';
import { readReview } from '../checks/review.ts';
import { BANK } from '../folder.ts';
import { sheetOf } from '../sheet.ts';

const [target = '', name = ''] = process.argv.slice(2);
const category = CATEGORIES.find((each) => each === name.toUpperCase());
if (category === undefined) {
  console.error(`Usage: bank:sheet -- CATEGORY, one of ${CATEGORIES.join(', ')}`);
  process.exit(2);
}
const { questions, refusals } = await readBank(BANK);
if (refusals.length > 0) {
  console.error(refusals.map(describeRefusal).join('\n'));
  process.exit(1);
}
const page = path.join(target, `bank-${category}.html`);
const chosen = questions.filter(({ categories }) => categories.includes(category));
await mkdir(target, { recursive: true });
await writeFile(
  page,
  sheetOf(chosen, {
    title: `${category}: ${chosen.length} questions`,
    media: path.relative(target, path.join(BANK, 'media')).split(path.sep).join('/'),
    review: await readReview(BANK),
  }),
);
console.log(page);
