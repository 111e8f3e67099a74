import type { SecondFactorSecretDto } from '@zielona-fala/contracts';
import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { failureOf } from '@zielona-fala/web-kit/session';
import { Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { missingProofs, type ProofField, type Proofs } from '../../../shared/missing-proofs.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { SignInProof } from '../../../shared/ui/SignInProof.tsx';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import { useBeginSecondFactorMutation, useGetSecondFactorQuery } from '../api/second-factor.ts';
import { SwitchedOff } from './SwitchedOff.tsx';
import { SwitchedOn } from './SwitchedOn.tsx';

const SetUp = lazy(async () => ({ default: (await import('./SetUp.tsx')).SetUp }));
const RecoveryCodes = lazy(async () => ({ default: (await import('./RecoveryCodes.tsx')).RecoveryCodes }));

type Step =
  | { readonly name: 'look' }
  | { readonly name: 'prove'; readonly fields: readonly ProofField[] }
  | { readonly name: 'set-up'; readonly secret: SecondFactorSecretDto }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

const LOOK: Step = { name: 'look' };

/** A code of an app besides the password: off at first, turned on and off here. */
export function SecondFactor() {
  const query = useGetSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const [step, setStep] = useState<Step>(LOOK);
  const [begin, { isLoading }] = useBeginSecondFactorMutation();
  const sayFailed = useActionFailed();
  const look = () => setStep(LOOK);
  const showCodes = (codes: readonly string[]) => setStep({ name: 'codes', codes });

  const tryBegin = async (proofs: Proofs): Promise<ApiFailure | null> => {
    const answer = await begin(proofs);
    if (answer.data) setStep({ name: 'set-up', secret: answer.data });
    return failureOf(answer.error);
  };
  const start = async () => {
    const failure = await tryBegin({});
    const fields = missingProofs(failure);
    if (fields.length > 0) setStep({ name: 'prove', fields });
    else if (failure) sayFailed(failure);
  };

  const content = () => {
    switch (step.name) {
      case 'prove':
        return <SignInProof fields={step.fields} onSend={tryBegin} onCancel={look} />;
      case 'set-up':
        return <SetUp secret={step.secret} onDone={showCodes} onCancel={look} />;
      case 'codes':
        return <RecoveryCodes codes={step.codes} onDone={look} />;
      case 'look':
        return (
          <Loaded query={query} loading={<Skeleton height="4rem" />}>
            {({ since, recoveryCodesLeft }) =>
              since === null ? (
                <SwitchedOff isPending={isLoading} onStart={() => void start()} />
              ) : (
                <SwitchedOn since={since} left={recoveryCodesLeft} onCodes={showCodes} />
              )
            }
          </Loaded>
        );
    }
  };

  return (
    <Panel labelledBy="second-factor">
      <h2 id="second-factor">
        <FormattedMessage
          id="dashboard.second-factor"
          defaultMessage="Logowanie dwuetapowe"
          description="Heading of the second factor in the settings"
        />
      </h2>
      <Suspense fallback={<Skeleton height="12rem" />}>{content()}</Suspense>
    </Panel>
  );
}
