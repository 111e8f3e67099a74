import { FIELDS } from '../../schemas/fields.ts';
import { shapeOf } from '../../schemas/shape.ts';

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

/** Of calls that ask for a fresh proof. */
export const PROOFS = shapeOf<Proofs>({
  password: FIELDS.currentPassword,
  code: FIELDS.secondFactorCodeIfOn,
});

export const BOTH_FACTORS = shapeOf<BothFactors>({
  password: FIELDS.currentPassword,
  code: FIELDS.secondFactorCode.required(),
});
