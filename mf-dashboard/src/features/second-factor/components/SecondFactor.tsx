import type { SecondFactorSecretDto } from '@zielona-fala/contracts';
import { Button, type FormInPlace, Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Proofs } from '../../../shared/missing-proofs.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { SignInProof } from '../../../shared/ui/SignInProof.tsx';
import { useProofStep } from '../../../shared/use-proof-step.ts';
import { useBeginSecondFactorMutation, useGetSecondFactorQuery } from '../api/second-factor.ts';
import * as css from './SecondFactor.module.css';
import { SwitchedOn } from './SwitchedOn.tsx';

const SetUp = lazy(async () => ({ default: (await import('./SetUp.tsx')).SetUp }));
const RecoveryCodes = lazy(async () => ({ default: (await import('./RecoveryCodes.tsx')).RecoveryCodes }));

type Step =
  | { readonly name: 'look' }
  | { readonly name: 'set-up'; readonly secret: SecondFactorSecretDto }
  | { readonly name: 'codes'; readonly codes: readonly string[] };

const LOOK: Step = { name: 'look' };

/** A code of an app besides the password: off at first, turned on and off here. */
export function SecondFactor() {
  const query = useGetSecondFactorQuery(undefined, { refetchOnMountOrArgChange: true });
  const [step, setStep] = useState<Step>(LOOK);
  const [begin, { isLoading }] = useBeginSecondFactorMutation();
  const { opener, asked, start } = useProofStep();
  const heading = useRef<HTMLHeadingElement>(null);
  /** What was pressed is gone. */
  const focusHeading = () => heading.current?.focus();
  const look = () => {
    setStep(LOOK);
    focusHeading();
  };
  const showCodes = (codes: readonly string[]) => setStep({ name: 'codes', codes });

  const beginSetUp = async (proofs: Proofs) =>
    setStep({ name: 'set-up', secret: await begin(proofs).unwrap() });

  const content = () => {
    if (asked) return <SignInProof {...asked} />;
    switch (step.name) {
      case 'set-up':
        return <SetUp secret={step.secret} onDone={showCodes} onCancel={look} />;
      case 'codes':
        return <RecoveryCodes codes={step.codes} onDone={look} />;
      case 'look':
        return (
          <Loaded query={query} loading={<Skeleton height="4rem" />}>
            {({ since, recoveryCodesLeft }) =>
              since === null ? (
                <SwitchedOff opener={opener} isPending={isLoading} onStart={() => void start(beginSetUp)} />
              ) : (
                <SwitchedOn
                  since={since}
                  left={recoveryCodesLeft}
                  onCodes={showCodes}
                  onBack={focusHeading}
                />
              )
            }
          </Loaded>
        );
    }
  };

  return (
    <Panel labelledBy="second-factor">
      <h2 className={css.title} id="second-factor" ref={heading} tabIndex={-1}>
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

interface SwitchedOffProps extends Pick<FormInPlace, 'opener'> {
  readonly isPending: boolean;
  readonly onStart: () => void;
}

/** What the second factor is good for, and the way to it. */
function SwitchedOff({ opener, isPending, onStart }: SwitchedOffProps) {
  return (
    <>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.second-factor.off"
          defaultMessage="Wyłączone. Gdy je włączysz, do zalogowania się będzie potrzebny, oprócz hasła, kod z aplikacji w telefonie. Samo hasło nikomu wtedy nie wystarczy."
          description="What the second factor does; it is off"
        />
      </p>
      <div className={css.action}>
        <Button ref={opener} isPending={isPending} onPress={onStart}>
          <FormattedMessage
            id="dashboard.second-factor.start"
            defaultMessage="Włącz…"
            description="Leads to the steps that turn the second factor on"
          />
        </Button>
      </div>
    </>
  );
}
