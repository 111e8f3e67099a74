import { stat } from 'node:fs/promises';
import { RulesRefused, readRules } from '@zielona-fala/contracts/bank';
import { EditionRefused } from '../edition-file.ts';
import { createProgressBar } from '../progress.ts';
import { readEditionFile } from '../read-edition-file.ts';
import { coverageOf, describeCoverage, MIN_COVERAGE, shareOf } from '../rules/coverage.ts';
import { describeAccuracy, guessAccuracy } from '../rules/find.ts';
import { explain } from './explain.ts';

/** Questions whose ties are hidden from guesses, to see how good those are. */
const HIDDEN = 500;

const USAGE = 'Usage: bank:rules [-- FILE.xlsx|FILE.csv]';

// a file that is not there, or is no edition, is told from one whose questions lack rules
process.exitCode = await main().catch(
  explain({ usage: USAGE, code: 2, refusals: [EditionRefused, RulesRefused] }),
);

/** Measures how far the rules of a bank folder cover an edition. Its first argument is that folder, which the tool gives. */
async function main(): Promise<number> {
  const [bank, file, ...rest] = process.argv.slice(2);
  if (bank === undefined || file === undefined || rest.length > 0) throw new TypeError('One file is needed');
  await stat(file);
  const progress = createProgressBar(process.stderr, () => performance.now());
  const edition = await readEditionFile(file, progress, { columns: null, keepsRepeats: false });
  progress.end();
  const book = readRules(bank);
  const coverage = coverageOf(edition.questions, book);
  console.log(describeCoverage(edition.file, coverage));
  const noted = edition.questions.map((row) => ({ row, notes: row.notes }));
  console.log(describeAccuracy(guessAccuracy(noted, book, HIDDEN)));
  if (shareOf(coverage) >= MIN_COVERAGE) return 0;
  console.error(`Rules stand behind fewer than ${MIN_COVERAGE * 100} % of its questions.`);
  return 1;
}
