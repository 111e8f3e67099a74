import { checkDrawings, drawScenes } from './drawings.ts';

const [bank, option, ...more] = process.argv.slice(2);
if (bank === undefined || (option !== undefined && option !== '--check') || more.length > 0) {
  console.error('Usage: draw.ts BANK [--check]');
  process.exit(2);
}
const { count, problems } = await (option === '--check' ? checkDrawings(bank) : drawScenes(bank));
for (const problem of problems) console.error(problem);
if (option === undefined) console.log(`${count} pictures drawn`);
process.exitCode = problems.length > 0 ? 1 : 0;
