import type { SecondFactorSecretDto } from '@zielona-fala/contracts';
import { useFormRules } from '@zielona-fala/web-kit';
import { Button, ButtonLink, TextField } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormActions } from '../../../shared/ui/FormActions.tsx';
import { QrPicture } from '../../../shared/ui/QrPicture.tsx';
import { useChangeForm } from '../../../shared/use-change-form.ts';
import { useCopy } from '../../../shared/use-copy.ts';
import { useConfirmSecondFactorMutation } from '../api/second-factor.ts';
import * as css from './SecondFactor.module.css';

const CODE_RULE = { min: 6, max: 6 };
const inGroups = (secret: string): string => secret.replaceAll(/.{4}(?=.)/g, '$& ');

export interface SetUpProps {
  readonly secret: SecondFactorSecretDto;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Brings the secret into the learner's app, and takes its first code. */
export function SetUp({ secret, onDone, onCancel }: SetUpProps) {
  const intl = useIntl();
  const rules = useFormRules();
  const [confirm] = useConfirmSecondFactorMutation();
  const form = useForm({ defaultValues: { code: '' } });
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const copy = useCopy({
    copied: intl.formatMessage({
      id: 'dashboard.second-factor.copied',
      defaultMessage: 'Klucz jest w schowku',
      description: 'The secret for the authenticator app has been copied',
    }),
    refused: intl.formatMessage({
      id: 'dashboard.second-factor.not-copied',
      defaultMessage: 'Przeglądarka nie pozwala kopiować. Zaznacz klucz i skopiuj go ręcznie.',
      description: 'The browser refused to copy the secret',
    }),
  });

  const refusals = {
    code: {
      default: intl.formatMessage({
        id: 'dashboard.second-factor.code.wrong',
        defaultMessage: 'Ten kod nie pasuje. Wpisz następny i sprawdź, czy telefon ma dobrą godzinę.',
        description: 'The first code of the app was refused',
      }),
    },
  };

  const { field, submit, isPending } = useChangeForm(form, {
    refusals,
    send: async (values) => onDone((await confirm(values).unwrap()).recoveryCodes),
  });

  return (
    <form className={css.stack} noValidate onSubmit={submit}>
      <h3 className={css.title} ref={title} tabIndex={-1}>
        <FormattedMessage
          id="dashboard.second-factor.scan"
          defaultMessage="1. Dodaj konto do aplikacji"
          description="Heading of the first step: the authenticator app gets the secret"
        />
      </h3>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.second-factor.scan.text"
          defaultMessage="Każda aplikacja uwierzytelniająca się nada, na przykład Aegis, Google Authenticator albo menedżer haseł."
          description="Which apps work"
        />
      </p>
      {/* a phone cannot scan what it shows itself */}
      <ButtonLink className={css.handheld} kind="go" to={secret.uri} reloadDocument>
        <FormattedMessage
          id="dashboard.second-factor.open"
          defaultMessage="Otwórz w aplikacji"
          description="On a phone: hands the secret to the authenticator app that is on it"
        />
      </ButtonLink>
      <QrPicture
        text={secret.uri}
        label={intl.formatMessage({
          id: 'dashboard.second-factor.picture',
          defaultMessage: 'Kod QR dla aplikacji; ten sam klucz jest niżej jako tekst',
          description: 'Text alternative of the QR code',
        })}
      />
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.second-factor.secret"
          defaultMessage="Możesz zeskanować obrazek albo wkleić w aplikacji ten klucz: {secret}"
          description="Below the QR code: the secret as text, which can be pasted in the app instead"
          values={{ secret: <span className={css.secret}>{inGroups(secret.secret)}</span> }}
        />
      </p>
      <div className={css.actions}>
        <Button onPress={() => void copy(secret.secret)}>
          <FormattedMessage
            id="dashboard.second-factor.copy"
            defaultMessage="Kopiuj klucz"
            description="Copies the secret, to be pasted in the authenticator app"
          />
        </Button>
      </div>
      <h3>
        <FormattedMessage
          id="dashboard.second-factor.confirm"
          defaultMessage="2. Wpisz kod, który pokazuje"
          description="Heading of the second step: the first code of the app"
        />
      </h3>
      <TextField
        label={intl.formatMessage({
          id: 'dashboard.second-factor.code',
          defaultMessage: 'Kod z aplikacji',
          description: 'Label of the first code of the app',
        })}
        hint={intl.formatMessage({
          id: 'dashboard.second-factor.code.hint',
          defaultMessage: '6 cyfr',
          description: 'What the code looks like',
        })}
        filter="positive-integer"
        autoComplete="one-time-code"
        maxLength={6}
        {...field('code', { rules: rules.text(CODE_RULE) })}
      />
      <FormActions isPending={isPending} onCancel={onCancel}>
        <FormattedMessage
          id="dashboard.second-factor.turn-on"
          defaultMessage="Włącz logowanie dwuetapowe"
          description="Sends the first code: from then on sign-ins ask for one"
        />
      </FormActions>
    </form>
  );
}
