export interface Count {
  passed: number;
  failed: number;
}

/** The part of Jest's JSON results that is counted. */
export interface JestSummary {
  numPassedTests: number;
  numFailedTests: number;
  /** Files that broke down before or between their tests. */
  numRuntimeErrorTestSuites: number;
  numPendingTests: number;
  numTodoTests: number;
}

/** Skipped tests count as failed: there are none. So does a run that ended badly without saying why. */
export function countOf(summary: JestSummary | null, exitCode: number | null): Count {
  if (!summary) return { passed: 0, failed: 1 };
  const { numFailedTests, numRuntimeErrorTestSuites, numPendingTests, numTodoTests } = summary;
  const failed = numFailedTests + numRuntimeErrorTestSuites + numPendingTests + numTodoTests;
  return { passed: summary.numPassedTests, failed: failed === 0 && exitCode !== 0 ? 1 : failed };
}

export const sum = (counts: Count[]): Count => ({
  passed: counts.reduce((total, { passed }) => total + passed, 0),
  failed: counts.reduce((total, { failed }) => total + failed, 0),
});
