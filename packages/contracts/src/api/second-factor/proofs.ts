import { CURRENT_PASSWORD_RULE } from '../../forms/rules.ts';
import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';
import { string } from '../../schemas/strings.ts';

/** Credentials by which a signed-in learner authenticates again. */
export interface Proofs {
  readonly password?: string;
  /** Of the second factor, if the account has one. */
  readonly code?: string;
}

/** Password and code, as the turning off and new recovery codes ask for them. */
export interface BothFactors {
  /** Of an account that has one. */
  readonly password?: string;
  readonly code: string;
}

/** One that is only compared. */
export const CURRENT_PASSWORD = string().atLeast(CURRENT_PASSWORD_RULE.min).atMost(CURRENT_PASSWORD_RULE.max);

/** Of calls that ask for a fresh proof. */
export const PROOFS = shapeOf<Proofs>({ password: CURRENT_PASSWORD, code: FIELDS.secondFactorCode });

export const BOTH_FACTORS = shapeOf<BothFactors>({
  password: CURRENT_PASSWORD,
  code: FIELDS.secondFactorCode.required(),
});
