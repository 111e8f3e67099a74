import { USERNAME_RULE } from '@zielona-fala/contracts';
import { useFormRules } from '@zielona-fala/web-kit';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Button, Panel, TextField } from '@zielona-fala/web-kit/ui';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import * as layout from '../../../shared/ui/form.module.css';
import { useChangeForm } from '../../../shared/use-change-form.ts';
import { useRenameMutation } from '../api/account.ts';

interface Values {
  readonly newUsername: string;
}

/** Changes the name that others see. */
export function RenameForm({ username }: { readonly username: string }) {
  const intl = useIntl();
  const rules = useFormRules();
  const { session, toasts } = usePortal();
  const [rename] = useRenameMutation();
  const form = useForm<Values>({ values: { newUsername: username } });

  const refusals = {
    newUsername: {
      taken: intl.formatMessage({
        id: 'dashboard.profile.rename.taken',
        defaultMessage: 'Ta nazwa jest zajęta. Wybierz inną.',
        description: 'The username belongs to somebody else',
      }),
      default: intl.formatMessage({
        id: 'dashboard.profile.rename.refused',
        defaultMessage: 'Tej nazwy nie można użyć. Wybierz inną.',
        description: 'The username is not allowed',
      }),
    },
  };
  const { field, submit, isPending } = useChangeForm(form, {
    refusals,
    async send({ newUsername }) {
      await rename(newUsername).unwrap();
      toasts.show({
        severity: 'success',
        title: intl.formatMessage({
          id: 'dashboard.profile.rename.done',
          defaultMessage: 'Masz nową nazwę',
          description: 'The username has been changed',
        }),
      });
      // the header shows the old name until the next load
      await session.reloadUser().catch(() => undefined);
    },
  });

  return (
    <Panel labelledBy="rename">
      <h2 id="rename">
        <FormattedMessage
          id="dashboard.profile.rename"
          defaultMessage="Zmień nazwę"
          description="Heading of the form that changes the username"
        />
      </h2>
      <form className={layout.form} noValidate onSubmit={submit}>
        <TextField
          label={intl.formatMessage({
            id: 'dashboard.profile.username',
            defaultMessage: 'Nazwa użytkownika',
            description: 'Label of the username',
          })}
          hint={intl.formatMessage(
            {
              id: 'dashboard.profile.username.hint',
              defaultMessage: 'Od {min} do {max} znaków. Zobaczą ją inni w rankingu.',
              description: 'Hint of the username',
            },
            USERNAME_RULE,
          )}
          autoComplete="username"
          {...field('newUsername', { rules: rules.username })}
        />
        <Button type="submit" isPending={isPending}>
          <FormattedMessage
            id="dashboard.profile.rename.action"
            defaultMessage="Zapisz nazwę"
            description="Changes the username"
          />
        </Button>
      </form>
    </Panel>
  );
}
