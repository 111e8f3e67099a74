import type { ApiFailure } from '@zielona-fala/contracts/portal';
import type { ProofField } from './ui/ProofForm.tsx';

const isProof = (field: string): field is ProofField => field === 'password' || field === 'code';

/** What has to be shown before the server does what was asked; nothing when it refused for another reason. */
export function missingProofs(failure: ApiFailure | null): readonly ProofField[] {
  return (failure?.errors ?? []).flatMap(({ field, code }) =>
    code === 'required' && isProof(field) ? [field] : [],
  );
}
