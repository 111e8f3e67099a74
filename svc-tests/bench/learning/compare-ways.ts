import { BANKS, type BankName, type SimulatedQuestion, simulatedCategory } from './category.ts';
import { chanceOf } from './chance.ts';
import { simulatedLearner, type Transfer } from './learner.ts';
import { MEMORY_FORMS, type MemoryForm } from './memory-models.ts';
import { studyDay, truePassChance } from './study.ts';
import { type MakeStudyWay, ourPlan, randomExams, unseenFirst, withoutRules } from './ways.ts';

const WAYS = { plan: ourPlan, withoutRules, randomExams, unseenFirst } as const satisfies Record<
  string,
  MakeStudyWay
>;
export type WayName = keyof typeof WAYS;

const READY = 0.9;
const MAX_DAYS = 300;

/** What it took until an exam would be passed with a chance of 0.9. */
export interface Effort {
  /** Looked at each morning, with what lies between two mornings taken as a straight line; 300 if it was never reached. */
  readonly days: number;
  readonly answers: number;
}

export interface LearnerResult {
  readonly form: MemoryForm;
  readonly transfer: Transfer;
  readonly efforts: Readonly<Record<WayName, Effort>>;
}

/**
 * The same simulated learners study a bank in each way.
 * @param learners of each form of memory
 */
export function compareWays(bank: BankName, learners: number, firstSeed: number): readonly LearnerResult[] {
  const category = simulatedCategory(BANKS[bank]);
  return formNames().flatMap((form) =>
    Array.from({ length: learners }, (_, index) => {
      const seed = firstSeed + index;
      const effort = (make: MakeStudyWay) => effortOf(make, form, seed, category);
      return {
        form,
        transfer: simulatedLearner(form, seed, category).transfer,
        efforts: {
          plan: effort(WAYS.plan),
          withoutRules: effort(WAYS.withoutRules),
          randomExams: effort(WAYS.randomExams),
          unseenFirst: effort(WAYS.unseenFirst),
        },
      };
    }),
  );
}

export function formNames(): readonly MemoryForm[] {
  return Object.keys(MEMORY_FORMS) as MemoryForm[];
}

function effortOf(
  make: MakeStudyWay,
  form: MemoryForm,
  seed: number,
  category: readonly SimulatedQuestion[],
): Effort {
  const learner = simulatedLearner(form, seed, category);
  const way = make(category, chanceOf(seed, 3));
  let answers = 0;
  let before = 0;
  for (let day = 0; day < MAX_DAYS; day += 1) {
    const chance = truePassChance(category, learner, day);
    if (chance >= READY)
      return { days: day - (day === 0 ? 0 : (chance - READY) / (chance - before)), answers };
    before = chance;
    answers += studyDay(way, learner, day);
  }
  return { days: MAX_DAYS, answers };
}
