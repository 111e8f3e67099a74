import { failureOf, usePortal } from '@zielona-fala/web-kit/session';
import { useCallback } from 'react';
import type { SecondStep } from '../../shared/forms/second-step.ts';
import { type Additions, finishSignIn } from './api/finish.ts';

/** Where a sign-in with Google continues, if not in the portal. Both are stable between renders. */
export interface FinishExits {
  /** There is nothing to finish any more. */
  readonly onOver: (reason: 'over') => void;
  /** The account also asks for a code; undefined: not any more. */
  readonly onSecondStep: (step: SecondStep | undefined) => void;
}

/** @returns ends the sign-in that has come back from Google; rejects with an ApiFailure for what has no exit */
export function useFinish({ onOver, onSecondStep }: FinishExits): (additions: Additions) => Promise<void> {
  const { session } = usePortal();
  return useCallback(
    async (additions) => {
      const send = async (all: Additions) => {
        try {
          await finishSignIn(session, all);
        } catch (error) {
          if (failureOf(error)?.code !== 'google-sign-in-over') throw error;
          onSecondStep(undefined);
          onOver('over');
        }
      };
      try {
        await send(additions);
      } catch (error) {
        if (failureOf(error)?.code !== 'second-factor-required') throw error;
        onSecondStep({ send: (code) => send({ ...additions, code }) });
      }
    },
    [session, onOver, onSecondStep],
  );
}
