import type { UserDto } from '@zielona-fala/contracts';
import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CorrectAddressForm } from './CorrectAddressForm.tsx';

export interface CorrectAddressProps {
  readonly user: UserDto;
  /** Called before the new address is shown. */
  readonly onCorrected: (userId: number) => void;
}

/** For a learner who mistyped the address at registration. */
export function CorrectAddress({ user, onCorrected }: CorrectAddressProps) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) {
    return (
      <CorrectAddressForm
        user={user}
        onCorrected={() => onCorrected(user.userId)}
        onClose={() => setOpen(false)}
      />
    );
  }
  return (
    <Button kind="quiet" wide onPress={() => setOpen(true)}>
      <FormattedMessage
        id="auth.correct-address.open"
        defaultMessage="Zły adres? Popraw go"
        description="Button: opens the form that corrects a mistyped e-mail address"
      />
    </Button>
  );
}
