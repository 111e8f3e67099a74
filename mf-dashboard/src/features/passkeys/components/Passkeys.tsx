import type { PasskeyDto } from '@zielona-fala/contracts';
import { arePasskeysSupported } from '@zielona-fala/web-kit/passkey';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Button, type FormInPlace, Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import * as lines from '../../../shared/ui/lines.module.css';
import { SignInProof } from '../../../shared/ui/SignInProof.tsx';
import { useProofStep } from '../../../shared/use-proof-step.ts';
import { useGetPasskeysQuery } from '../api/passkeys.ts';
import { usePasskeyChanges } from '../use-passkey-changes.ts';
import { PasskeyLine } from './PasskeyLine.tsx';
import * as css from './Passkeys.module.css';

/** The learner's passkeys, with ways to add and to remove one. */
export function Passkeys() {
  const intl = useIntl();
  const { dialogs } = usePortal();
  const query = useGetPasskeysQuery(undefined, { refetchOnMountOrArgChange: true });
  const changes = usePasskeyChanges();
  const { opener, asked, start } = useProofStep();
  const [isAdding, setAdding] = useState(false);

  const add = async () => {
    setAdding(true);
    await start(changes.add).finally(() => setAdding(false));
  };
  const remove = async (passkey: PasskeyDto) => {
    const isSure = await dialogs.confirm({
      title: intl.formatMessage({
        id: 'dashboard.passkeys.remove.title',
        defaultMessage: 'Usunąć ten klucz?',
        description: 'Asks before a passkey is removed',
      }),
      text: intl.formatMessage({
        id: 'dashboard.passkeys.remove.text',
        defaultMessage:
          'Nie zalogujesz się nim już do swojego konta. Z urządzenia lub menedżera haseł usuń go potem samodzielnie.',
        description: 'What removing a passkey means',
      }),
      confirmLabel: intl.formatMessage({
        id: 'dashboard.passkeys.remove.confirm',
        defaultMessage: 'Usuń klucz',
        description: 'Removes the passkey',
      }),
      cancelLabel: intl.formatMessage({
        id: 'dashboard.passkeys.remove.cancel',
        defaultMessage: 'Zostaw',
        description: 'Keeps the passkey',
      }),
      tone: 'stop',
    });
    if (isSure) await start((proofs) => changes.remove(passkey, proofs));
  };

  return (
    <Panel labelledBy="passkeys">
      <h2 id="passkeys">
        <FormattedMessage
          id="dashboard.passkeys"
          defaultMessage="Klucze dostępu"
          description="Heading of the passkeys in the settings"
        />
      </h2>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.passkeys.text"
          defaultMessage="Logujesz się odciskiem palca, twarzą albo kodem blokady, bez hasła i bez kodu z aplikacji. Klucz leży w Twoim urządzeniu lub menedżerze haseł, do nas nie trafia."
          description="What passkeys are"
        />
      </p>
      {query.data?.some(({ unconfirmed }) => unconfirmed) ? (
        <p className={css.text}>
          <FormattedMessage
            id="dashboard.passkeys.waiting"
            defaultMessage="Masz nowe hasło z linku, więc wcześniejsze klucze na razie nikogo nie wpuszczają. Potwierdź swoje, a nieznane usuń."
            description="Why passkeys wait after a reset of the password, and what to do"
          />
        </p>
      ) : null}
      <Loaded query={query} loading={<Skeleton height="4rem" />}>
        {(passkeys) =>
          passkeys.length === 0 ? null : (
            <ul className={lines.list}>
              {passkeys.map((passkey) => (
                <PasskeyLine
                  key={passkey.id}
                  passkey={passkey}
                  onConfirm={() => void start((proofs) => changes.confirm(passkey, proofs))}
                  onRemove={() => void remove(passkey)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      {asked ? (
        <SignInProof {...asked} />
      ) : (
        <AddPasskey opener={opener} isPending={isAdding} onAdd={() => void add()} />
      )}
    </Panel>
  );
}

interface AddPasskeyProps extends Pick<FormInPlace, 'opener'> {
  readonly isPending: boolean;
  readonly onAdd: () => void;
}

function AddPasskey({ opener, isPending, onAdd }: AddPasskeyProps) {
  if (!arePasskeysSupported()) {
    return (
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.passkeys.unsupported"
          defaultMessage="Ta przeglądarka nie obsługuje kluczy dostępu."
          description="In place of the button that adds a passkey"
        />
      </p>
    );
  }
  return (
    <div className={css.action}>
      <Button ref={opener} isPending={isPending} onPress={onAdd}>
        <FormattedMessage
          id="dashboard.passkeys.add"
          defaultMessage="Dodaj klucz dostępu"
          description="Adds a passkey of this device or of a password manager"
        />
      </Button>
    </div>
  );
}
