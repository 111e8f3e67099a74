import { PASSKEY_NAME_RULE, type PasskeyDto } from '@zielona-fala/contracts';
import { useFormRules } from '@zielona-fala/web-kit';
import { Button, Tag, useFormInPlace } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import * as lines from '../../../shared/ui/lines.module.css';
import { NameForm } from '../../../shared/ui/NameForm.tsx';
import { useDeviceName } from '../../../shared/use-device-name.ts';
import { useRenamePasskeyMutation } from '../api/passkeys.ts';
import * as css from './Passkeys.module.css';

export interface PasskeyLineProps {
  readonly passkey: PasskeyDto;
  readonly onConfirm: () => void;
  readonly onRemove: () => void;
}

/** One passkey: its name, where and when it was added, when it was used, and the ways to rename and to remove it. */
export function PasskeyLine({ passkey, onConfirm, onRemove }: PasskeyLineProps) {
  const intl = useIntl();
  const device = useDeviceName()(passkey.device);
  const name = passkey.name ?? device;
  const rules = useFormRules();
  const [rename] = useRenamePasskeyMutation();
  const { isOpen, opener, open, close } = useFormInPlace();
  if (isOpen) {
    return (
      <li className={lines.line}>
        <NameForm
          name={name}
          label={intl.formatMessage({
            id: 'dashboard.passkeys.name',
            defaultMessage: 'Nazwa klucza',
            description: 'Label of the name of a passkey',
          })}
          rules={rules.name(PASSKEY_NAME_RULE)}
          rename={(changed) => rename({ id: passkey.id, name: changed }).unwrap()}
          onDone={close}
        />
      </li>
    );
  }
  return (
    <li className={lines.line}>
      <div>
        <span className={lines.name}>{name}</span> {passkey.unconfirmed ? <Unconfirmed /> : null}
        <p className={lines.when}>
          <FormattedMessage
            id="dashboard.passkeys.when"
            defaultMessage="Dodano {created} · {device}. {isUsed, select, yes {Ostatnio użyto {lastUsed}} other {Jeszcze nie użyto}}."
            description="When and where a passkey was added, and when it was last used"
            values={{
              created: <FormattedDate value={passkey.created} dateStyle="medium" />,
              device,
              isUsed: passkey.lastUsed === null ? 'no' : 'yes',
              lastUsed: <FormattedDate value={passkey.lastUsed ?? passkey.created} dateStyle="medium" />,
            }}
          />
        </p>
      </div>
      <div className={css.actions}>
        {passkey.unconfirmed ? <ConfirmButton name={name} onConfirm={onConfirm} /> : null}
        <Button
          ref={opener}
          kind="quiet"
          aria-label={intl.formatMessage(
            {
              id: 'dashboard.passkeys.rename.named',
              defaultMessage: 'Zmień nazwę klucza: {name}',
              description: 'Renames one passkey, named as it is called now',
            },
            { name },
          )}
          onPress={open}
        >
          <FormattedMessage
            id="dashboard.passkeys.rename"
            defaultMessage="Zmień nazwę"
            description="Renames one passkey"
          />
        </Button>
        <Button
          kind="quiet"
          aria-label={intl.formatMessage(
            {
              id: 'dashboard.passkeys.remove.named',
              defaultMessage: 'Usuń klucz: {name}',
              description: 'Removes one passkey, named as it is called',
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
      </div>
    </li>
  );
}

function Unconfirmed() {
  return (
    <Tag tone="warn">
      <FormattedMessage
        id="dashboard.passkeys.unconfirmed"
        defaultMessage="Czeka na potwierdzenie"
        description="A passkey or the Google account lets nobody in since the password was reset"
      />
    </Tag>
  );
}

function ConfirmButton({ name, onConfirm }: { readonly name: string; readonly onConfirm: () => void }) {
  const intl = useIntl();
  return (
    <Button
      aria-label={intl.formatMessage(
        {
          id: 'dashboard.passkeys.confirm.named',
          defaultMessage: 'To mój klucz: {name}',
          description: 'Confirms one passkey, named as it is called',
        },
        { name },
      )}
      onPress={onConfirm}
    >
      <FormattedMessage
        id="dashboard.passkeys.confirm"
        defaultMessage="To mój klucz"
        description="Confirms one passkey: it lets in again"
      />
    </Button>
  );
}
