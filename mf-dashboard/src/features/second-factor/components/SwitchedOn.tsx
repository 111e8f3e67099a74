import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { useGetSignInMethodsQuery } from '../../../shared/api/sign-in-methods.ts';
import type { ProofField, Proofs } from '../../../shared/missing-proofs.ts';
import { ProofForm } from '../../../shared/ui/ProofForm.tsx';
import { useReplaceRecoveryCodesMutation, useTurnOffSecondFactorMutation } from '../api/second-factor.ts';
import * as css from './SecondFactor.module.css';

export interface SwitchedOnProps {
  readonly since: string;
  /** Recovery codes that were not used. */
  readonly left: number;
  readonly onCodes: (codes: readonly string[]) => void;
  /** A form is closed that had the focus. */
  readonly onBack: () => void;
}

/** What is on, new recovery codes, and the way back to the password alone. */
export function SwitchedOn({ since, left, onCodes, onBack }: SwitchedOnProps) {
  const [action, setAction] = useState<'codes' | 'off' | null>(null);
  const [replaceCodes] = useReplaceRecoveryCodesMutation();
  const [turnOff] = useTurnOffSecondFactorMutation();
  const { data: methods } = useGetSignInMethodsQuery();
  const fields: readonly ProofField[] = methods?.password === false ? ['code'] : ['password', 'code'];
  const keep = () => {
    setAction(null);
    onBack();
  };

  const renew = async (proofs: Proofs) => onCodes((await replaceCodes(proofs).unwrap()).recoveryCodes);
  const end = async (proofs: Proofs) => {
    await turnOff(proofs).unwrap();
    onBack();
  };

  return (
    <>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.second-factor.on"
          defaultMessage="Włączone od {since}. Kody zapasowe: {left, plural, =0 {nie masz żadnego} one {został #} few {zostały #} many {zostało #} other {zostało #}}."
          description="The second factor is on; how many recovery codes are left"
          values={{ since: <FormattedDate value={since} dateStyle="long" />, left }}
        />
      </p>
      {action === null ? (
        <div className={css.actions}>
          <Button onPress={() => setAction('codes')}>
            <FormattedMessage
              id="dashboard.second-factor.renew"
              defaultMessage="Nowe kody zapasowe…"
              description="Leads to new recovery codes"
            />
          </Button>
          <Button kind="quiet" onPress={() => setAction('off')}>
            <FormattedMessage
              id="dashboard.second-factor.turn-off"
              defaultMessage="Wyłącz…"
              description="Leads to turning the second factor off"
            />
          </Button>
        </div>
      ) : null}
      {action === 'codes' ? (
        <ProofForm
          key="codes"
          fields={fields}
          text={
            <FormattedMessage
              id="dashboard.second-factor.renew.text"
              defaultMessage="Dotychczasowe kody zapasowe przestaną działać."
              description="What new recovery codes mean"
            />
          }
          action={
            <FormattedMessage
              id="dashboard.second-factor.renew.action"
              defaultMessage="Utwórz nowe kody"
              description="Makes new recovery codes"
            />
          }
          onSend={renew}
          onCancel={keep}
        />
      ) : null}
      {action === 'off' ? (
        <ProofForm
          key="off"
          fields={fields}
          kind="stop"
          text={
            <FormattedMessage
              id="dashboard.second-factor.turn-off.text"
              defaultMessage="Do logowania znów wystarczy samo hasło. Kody z aplikacji i kody zapasowe przestaną działać."
              description="What turning the second factor off means"
            />
          }
          action={
            <FormattedMessage
              id="dashboard.second-factor.turn-off.action"
              defaultMessage="Wyłącz"
              description="Turns the second factor off"
            />
          }
          onSend={end}
          onCancel={keep}
        />
      ) : null}
    </>
  );
}
