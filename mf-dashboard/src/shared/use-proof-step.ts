import { failureOrThrow } from '@zielona-fala/web-kit';
import { type FormInPlace, useFormInPlace } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { missingProofs, type ProofField, type Proofs } from './missing-proofs.ts';
import { useActionFailed } from './use-action-failed.ts';

/** Rejects with the failure of its call. */
export type ProvenAction = (proofs: Proofs) => Promise<void>;

export interface ProofStep extends Pick<FormInPlace, 'opener'> {
  /** What has to be shown before the action is done, as `SignInProof` takes it; null as long as nothing has. */
  readonly asked: {
    readonly fields: readonly ProofField[];
    readonly onSend: ProvenAction;
    readonly onCancel: () => void;
  } | null;
  /** Does it without a proof, or asks for what is missing. @returns whether it is done */
  start(action: ProvenAction): Promise<boolean>;
}

/** An action that the server may want a proof for that it is the learner who asks for it. */
export function useProofStep(): ProofStep {
  const sayFailed = useActionFailed();
  const { opener, open, close } = useFormInPlace();
  const [asked, setAsked] = useState<ProofStep['asked']>(null);
  const onCancel = () => {
    setAsked(null);
    close();
  };
  return {
    opener,
    asked,
    async start(action) {
      try {
        await action({});
        return true;
      } catch (error) {
        const failure = failureOrThrow(error);
        const fields = missingProofs(failure);
        const onSend: ProvenAction = (proofs) => action(proofs).then(onCancel);
        if (fields.length > 0) {
          setAsked({ fields, onSend, onCancel });
          open();
        } else sayFailed(failure);
        return false;
      }
    },
  };
}
