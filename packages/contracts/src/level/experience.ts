/** Extra experience points for a passed exam, on top of its points: a perfect pass is worth 100. */
export const PASS_BONUS = 26;

/** Experience points for a right answer in a learning mode to a question that was new or due. */
export const LEARNING_BONUS = 2;

/**
 * Experience points that a finished exam earns.
 * @param summaryPoints points of the exam, 0..74
 */
export function experienceForExam(summaryPoints: number, passed: boolean): number {
  return summaryPoints + (passed ? PASS_BONUS : 0);
}
