import type { ApiFailure } from '@zielona-fala/contracts/portal';

/** What shows that whoever is signed in is still the learner. */
export interface Proofs {
  readonly password?: string;
  readonly code?: string;
}

export type ProofField = 'password' | 'code';

const isProof = (field: string): field is ProofField => field === 'password' || field === 'code';

/** What has to be shown before the server does what was asked; nothing when it refused for another reason. */
export function missingProofs(failure: ApiFailure | null): readonly ProofField[] {
  return (failure?.errors ?? []).flatMap(({ field, code }) =>
    code === 'required' && isProof(field) ? [field] : [],
  );
}
