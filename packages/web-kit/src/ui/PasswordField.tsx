import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from './Button.tsx';
import * as css from './Field.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { Icon } from './Icon.tsx';
import type { FieldProps } from './TextField.tsx';

export type PasswordFieldProps = Omit<FieldProps, 'type'>;

/** A password that can be shown. */
export function PasswordField({ label, hint, error, ...input }: PasswordFieldProps) {
  const intl = useIntl();
  const [shown, setShown] = useState(false);
  const toggleLabel = shown
    ? intl.formatMessage({
        id: 'kit.password.hide',
        defaultMessage: 'Ukryj',
        description: 'Hides the password',
      })
    : intl.formatMessage({
        id: 'kit.password.show',
        defaultMessage: 'Pokaż',
        description: 'Shows the password',
      });
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(control) => (
        <span className={css.with}>
          <input {...input} {...control} className={css.input} type={shown ? 'text' : 'password'} />
          <Button kind="quiet" className={css.inside} onPress={() => setShown(!shown)}>
            <Icon name={shown ? 'eyeClosed' : 'eye'} />
            {toggleLabel}
          </Button>
        </span>
      )}
    </FieldFrame>
  );
}
