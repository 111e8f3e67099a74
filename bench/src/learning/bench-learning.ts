import {
  BANKS,
  type BankName,
  compareWays,
  coverageOf,
  errorOf,
  type LearnerResult,
  predictionsFor,
  simulatedCategory,
  tenthsOf,
  type WayName,
  worstGap,
} from '@zielona-fala/svc-tests/bench/learning';
import { announce, type Figure } from '../figure.ts';
import { medianOf } from '../measure/median.ts';

const GOALS = [
  { way: 'randomExams', name: 'random exams', most: 0.6 },
  { way: 'unseenFirst', name: 'unseen questions first', most: 0.8 },
] as const satisfies readonly { way: WayName; name: string; most: number }[];
const WAY_NAMES: readonly WayName[] = ['plan', 'withoutRules', 'randomExams', 'unseenFirst'];

/**
 * Learners of each form of memory; the seeds are others than those that the plan was chosen by. Predictions for one learner are
 * alike, so that with 40 of them a tenth is off by two to three points by chance alone.
 */
const STUDIES: readonly {
  readonly bank: BankName;
  readonly learners: number;
  readonly predicted: number;
  readonly days: number;
}[] = [
  { bank: 'own', learners: 60, predicted: 320, days: 60 },
  { bank: 'official', learners: 12, predicted: 40, days: 120 },
];
const FIRST_SEED = 90_000;
const MAX_GAP = 0.05;
/** Fewer predictions say nothing about a tenth. */
const MIN_PREDICTIONS = 20;

/** Simulated learners by our plan and by others, twenty minutes a day; and how true readiness is of them. */
export async function benchLearning(): Promise<readonly Figure[]> {
  const efforts = STUDIES.flatMap(({ bank, learners }) =>
    effortFigures(bank, compareWays(bank, learners, FIRST_SEED)),
  );
  const predictions = STUDIES.map(({ bank, predicted, days }) => ({
    bank,
    predictions: predictionsFor(simulatedCategory(BANKS[bank]), predicted, days, FIRST_SEED),
  }));
  return [
    ...efforts,
    calibrationFigure(
      'both banks',
      predictions.flatMap((each) => each.predictions),
    ),
    ...predictions.flatMap((each) => {
      printByKind(each.bank, each.predictions);
      return [
        calibrationFigure(`${each.bank} bank`, each.predictions),
        ...[...Map.groupBy(each.predictions, ({ form }) => form)].map(([form, those]) =>
          calibrationFigure(`${each.bank} bank, ${form}`, those),
        ),
      ];
    }),
  ];
}

function effortFigures(bank: BankName, results: readonly LearnerResult[]): readonly Figure[] {
  for (const [kind, those] of byKind(results)) print(bank, kind, those);
  print(bank, 'all learners', results);
  const own = medianDays(results, 'plan');
  const comparisons = GOALS.map(({ way, name, most }) => {
    const ratio = own / medianDays(results, way);
    return announce({
      name: `learning: days until 0.9, our plan ÷ ${name}, ${bank} bank`,
      value: ratio,
      goal: `≤ ${most}`,
      holds: ratio <= most,
      details: results,
    });
  });
  return [...comparisons, rulesFigure(bank, results)];
}

/** Learners differ far more than what rules change, so that each is compared with the same one to whom no rule is known. */
function rulesFigure(bank: BankName, results: readonly LearnerResult[]): Figure {
  const ratio = medianOf(results.map(({ efforts: { plan, withoutRules } }) => plan.days / withoutRules.days));
  return announce({
    name: `learning: days until 0.9, with rules ÷ without, of the same learner, ${bank} bank`,
    value: ratio,
    goal: '≤ 1',
    holds: ratio <= 1,
    details: results,
  });
}

/** By form of memory, and by how much transfers within a rule. */
function byKind<Kind extends Pick<LearnerResult, 'form' | 'transfer'>>(learners: readonly Kind[]) {
  return [
    ...Map.groupBy(learners, ({ form }) => `${form}`),
    ...Map.groupBy(learners, ({ transfer }) => `${transfer} transfer`),
  ];
}

/** Of one kind there are few learners, and what is predicted of one is much alike: chance alone does a lot. */
function printByKind(bank: BankName, predictions: ReturnType<typeof predictionsFor>): void {
  for (const [kind, those] of byKind(predictions)) {
    const gaps = toldTenths(those).map(({ predicted, actual }) => (predicted - actual).toFixed(2));
    process.stdout.write(
      `  ${bank} bank, ${kind}: predicted less true, by tenth: ${gaps.join(' ')}; within the bounds told: ${coverageOf(those).toFixed(2)}; error: ${errorOf(those).toFixed(4)}\n`,
    );
  }
}

function toldTenths(predictions: ReturnType<typeof predictionsFor>): ReturnType<typeof tenthsOf> {
  return tenthsOf(predictions).filter((tenth) => tenth.predictions >= MIN_PREDICTIONS);
}

function calibrationFigure(name: string, predictions: ReturnType<typeof predictionsFor>): Figure {
  const tenths = toldTenths(predictions);
  for (const tenth of tenths) {
    const { predicted, actual } = tenth;
    process.stdout.write(
      `  predicted ${predicted.toFixed(2)}, true ${actual.toFixed(2)} (${tenth.predictions})\n`,
    );
  }
  process.stdout.write(
    `  within the bounds told: ${coverageOf(predictions).toFixed(2)}; error: ${errorOf(predictions).toFixed(4)}\n`,
  );
  const gap = worstGap(tenths);
  return announce({
    name: `readiness: predicted and true pass rate apart in the worst tenth, ${name}`,
    value: gap,
    goal: `≤ ${MAX_GAP}`,
    holds: gap <= MAX_GAP,
    details: tenths,
  });
}

function medianDays(results: readonly LearnerResult[], way: WayName): number {
  return medianOf(results.map(({ efforts }) => efforts[way].days));
}

function print(bank: BankName, kind: string, results: readonly LearnerResult[]): void {
  const ways = WAY_NAMES.map((way) => {
    const answers = medianOf(results.map(({ efforts }) => efforts[way].answers));
    return `${way} ${medianDays(results, way).toFixed(1)} days, ${Math.round(answers)} answers`;
  });
  process.stdout.write(`  ${bank} bank, ${kind}: ${ways.join(' · ')}\n`);
}
