export { coverageOf, errorOf, predictionsFor, tenthsOf, worstGap } from './calibration.ts';
export { BANKS, type BankName, simulatedCategory } from './category.ts';
export { compareWays, type LearnerResult, type WayName } from './compare-ways.ts';
