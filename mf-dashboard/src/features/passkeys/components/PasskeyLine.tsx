import type { PasskeyDto } from '@zielona-fala/contracts';
import { Button } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { useDeviceName } from '../../../shared/use-device-name.ts';
import * as css from './Passkeys.module.css';

export interface PasskeyLineProps {
  readonly passkey: PasskeyDto;
  readonly onRemove: () => void;
}

/** One passkey: where it was added, when it was used, and the way to remove it. */
export function PasskeyLine({ passkey, onRemove }: PasskeyLineProps) {
  const intl = useIntl();
  const name = useDeviceName()(passkey.device);
  return (
    <li>
      <div>
        <span className={css.name}>{name}</span>
        <p className={css.when}>
          <FormattedMessage
            id="dashboard.passkeys.when"
            defaultMessage="Dodano {created}, {isUsed, select, yes {ostatnio użyto {lastUsed}} other {jeszcze nie użyto}}"
            description="When a passkey was added and last used"
            values={{
              created: <FormattedDate value={passkey.created} dateStyle="medium" />,
              isUsed: passkey.lastUsed === null ? 'no' : 'yes',
              lastUsed: <FormattedDate value={passkey.lastUsed ?? passkey.created} dateStyle="medium" />,
            }}
          />
        </p>
      </div>
      <Button
        kind="quiet"
        aria-label={intl.formatMessage(
          {
            id: 'dashboard.passkeys.remove.named',
            defaultMessage: 'Usuń klucz: {name}',
            description: 'Removes one passkey, named by where it was added',
          },
          { name },
        )}
        onPress={onRemove}
      >
        <FormattedMessage
          id="dashboard.passkeys.remove"
          defaultMessage="Usuń"
          description="Removes one passkey"
        />
      </Button>
    </li>
  );
}
