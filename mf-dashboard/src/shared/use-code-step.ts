import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { missingProofs } from './missing-proofs.ts';

/** What to say for a code that the server refused. */
export function useCodeRefusals() {
  const intl = useIntl();
  return {
    default: intl.formatMessage({
      id: 'dashboard.proof.code.wrong',
      defaultMessage: 'Ten kod nie działa. Poczekaj na następny albo użyj kodu zapasowego.',
      description: 'The code that was asked for once more is wrong, too old or used',
    }),
  };
}

export interface CodeStep {
  readonly isAsked: boolean;
  /** Asks for the code when nothing but that is missing. @returns whether it is asked for */
  askFor(failure: ApiFailure | null): boolean;
}

/** The code of the second factor, for a form that has a field for it only where the server wants one. */
export function useCodeStep(focusCode: () => void): CodeStep {
  const [isAsked, setAsked] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field has appeared
  useEffect(() => {
    if (isAsked) focusCode();
  }, [isAsked]);
  return {
    isAsked,
    askFor(failure) {
      const missing = missingProofs(failure);
      const isMissing = missing.length === 1 && missing[0] === 'code';
      if (isMissing) setAsked(true);
      return isMissing;
    },
  };
}
