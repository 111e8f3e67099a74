import { TextField } from '@zielona-fala/web-kit/ui';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { useIntl } from 'react-intl';

export type CodeFieldProps = UseFormRegisterReturn & { readonly error: string | undefined };

/** Takes the code of the second factor. */
export function CodeField(props: CodeFieldProps) {
  const intl = useIntl();
  return (
    <TextField
      label={intl.formatMessage({
        id: 'dashboard.proof.code',
        defaultMessage: 'Kod z aplikacji albo kod zapasowy',
        description: 'Label of the code of the second factor',
      })}
      autoComplete="one-time-code"
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  );
}
