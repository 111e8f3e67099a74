import { usePortal } from '@zielona-fala/web-kit/session';
import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';

/** Leaves the account; the portal's guard then leads to the login. */
export function SignOutButton() {
  const { session } = usePortal();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    await session.logout();
  };
  return (
    <Button kind="quiet" wide isPending={leaving} onPress={leave}>
      <FormattedMessage id="auth.sign-out" defaultMessage="Wyloguj się" description="Button" />
    </Button>
  );
}
