import type { ApiFailure } from '@zielona-fala/contracts/portal';

/** Credentials by which a signed-in learner authenticates again. */
export interface Proofs {
  readonly password?: string;
  readonly code?: string;
}

export type ProofField = 'password' | 'code';

const isProof = (field: string): field is ProofField => field === 'password' || field === 'code';

/** The credentials that the server requires for the action; empty if it rejected the call for another reason. */
export function missingProofs(failure: ApiFailure | null): readonly ProofField[] {
  return (failure?.errors ?? []).flatMap(({ field, code }) =>
    code === 'required' && isProof(field) ? [field] : [],
  );
}
