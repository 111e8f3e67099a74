import { listPasskeys } from '@zielona-fala/contracts/api/passkeys/list-passkeys';
import { pathTo } from '@zielona-fala/contracts/portal';
import { useCall } from '@zielona-fala/web-kit/session';
import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** Deletes the account with a passkey instead of the password, if the learner has one and the browser supports it. */
export function DeleteByPasskey({ onDelete }: { readonly onDelete: () => Promise<void> }) {
  const { answer: passkeys = [] } = useCall(pathTo(listPasskeys));
  const [isPending, setPending] = useState(false);
  if (passkeys.length === 0 || !('PublicKeyCredential' in window)) return null;
  const start = async () => {
    setPending(true);
    await onDelete().finally(() => setPending(false));
  };
  return (
    <Button kind="quiet" wide isPending={isPending} onPress={() => void start()}>
      <FormattedMessage
        id="dashboard.settings.delete.by-passkey"
        defaultMessage="Usuń, potwierdzając kluczem dostępu"
        description="Deletes the account after the browser has asked for a passkey"
      />
    </Button>
  );
}
