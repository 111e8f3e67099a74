import { writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { EditionRefused } from '../edition-file.ts';
import { createProgressBar } from '../progress.ts';
import { readEditionFile } from '../read-edition-file.ts';
import { describeAgreement, MIN_AGREEMENT, measure } from '../topics/measure.ts';
import { READINGS, readLabels, readReadings } from '../topics/readings.ts';
import { explain } from './explain.ts';

const USAGE = 'Usage: bank:topics -- FILE.xlsx|FILE.csv [--readings READINGS.json] [--learn]';

process.exitCode = await main().catch(explain({ usage: USAGE, code: 1, refusals: [EditionRefused] }));

/** Measures how the topics inferred from an edition's words agree with human readings. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { readings: { type: 'string' }, learn: { type: 'boolean' } },
  });
  const [file, ...rest] = positionals;
  if (file === undefined || rest.length > 0) throw new TypeError('Exactly one file is needed');
  const readings = readReadings(values.readings ?? READINGS);
  const progress = createProgressBar(process.stderr, () => performance.now());
  const { questions } = await readEditionFile(file, progress, { columns: null, keepsRepeats: false });
  progress.end();
  if (values.learn) {
    const [{ learn }, { LEARNT }] = await Promise.all([
      import('../topics/learn.ts'),
      import('../topics/classify.ts'),
    ]);
    await writeFile(LEARNT, `${JSON.stringify(learn(questions, readings, readLabels()))}\n`);
    console.log('Weights were learnt anew; run the command again to measure them.');
    return 0;
  }
  const measured = measure(
    questions,
    readings.filter(({ heldOut }) => heldOut),
  );
  const developed = measure(
    questions,
    readings.filter(({ heldOut }) => !heldOut),
  );
  console.log(describeAgreement('Developed with', developed));
  console.log(describeAgreement('Held out', measured));
  if (measured.agreement >= MIN_AGREEMENT) return 0;
  console.error(`Topics agree with fewer than ${MIN_AGREEMENT * 100} % of the held-out readings.`);
  return 1;
}
