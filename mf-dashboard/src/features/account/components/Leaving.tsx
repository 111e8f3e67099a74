import { useSignOut } from '@zielona-fala/web-kit';
import { Button, Panel } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useGetSignInMethodsQuery } from '../../../shared/api/sign-in-methods.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import * as css from './forms.module.css';
import { UnsentLoss } from './UnsentLoss.tsx';

/** Signing out, and the way to deleting the account. */
export function Leaving() {
  const signOut = useSignOut();
  const { data } = useGetSignInMethodsQuery();
  const hasPassword = data?.password ?? true;
  const [step, setStep] = useState<'offer' | 'delete' | 'kept'>('offer');
  const offer = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (step === 'kept') offer.current?.focus();
  }, [step]);

  return (
    <Panel labelledBy="leaving">
      <h2 id="leaving">
        <FormattedMessage
          id="dashboard.settings.leaving"
          defaultMessage="Wylogowanie i konto"
          description="Heading of signing out and deleting the account"
        />
      </h2>
      <UnsentLoss />
      <div className={css.row}>
        <p className={css.text}>
          <FormattedMessage
            id="dashboard.settings.logout.text"
            defaultMessage="Na tym urządzeniu znikną Twoje dane. Wyniki czekają na koncie."
            description="What signing out means"
          />
        </p>
        <Button onPress={() => void signOut()}>
          <FormattedMessage
            id="dashboard.settings.logout"
            defaultMessage="Wyloguj się"
            description="Signs out"
          />
        </Button>
      </div>
      {step === 'delete' ? (
        <DeleteAccount hasPassword={hasPassword} onKeep={() => setStep('kept')} />
      ) : (
        <div className={css.row}>
          <p className={css.text}>
            <FormattedMessage
              id="dashboard.settings.delete.offer"
              defaultMessage="Możesz usunąć konto razem ze wszystkim, co o Tobie mamy."
              description="Offers to delete the account"
            />
          </p>
          <Button kind="quiet" ref={offer} onPress={() => setStep('delete')}>
            <FormattedMessage
              id="dashboard.settings.delete"
              defaultMessage="Usuń konto…"
              description="Leads to the step that deletes the account"
            />
          </Button>
        </div>
      )}
    </Panel>
  );
}
