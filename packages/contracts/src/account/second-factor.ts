import type { TextRule } from '../forms/rules.ts';

/** A code of the second factor as people type it: of the app, or a recovery code with spaces as it is written down. */
export const SECOND_FACTOR_CODE_RULE = { min: 1, max: 64 } as const satisfies TextRule;
