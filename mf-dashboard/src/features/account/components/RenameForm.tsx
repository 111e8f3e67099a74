import { applyFailure, useFormRules } from '@zielona-fala/web-kit';
import { failureOf, usePortal } from '@zielona-fala/web-kit/session';
import { Button, Panel, TextField } from '@zielona-fala/web-kit/ui';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import { useRenameMutation } from '../api/rename.ts';
import * as css from './forms.module.css';

interface Values {
  readonly newUsername: string;
}

/** Changes the name that others see. */
export function RenameForm({ username }: { readonly username: string }) {
  const intl = useIntl();
  const rules = useFormRules();
  const { session, toasts } = usePortal();
  const sayFailed = useActionFailed();
  const [rename] = useRenameMutation();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    values: { newUsername: username },
  });

  const submit = async ({ newUsername }: Values) => {
    try {
      await rename(newUsername).unwrap();
    } catch (error) {
      const failure = failureOf(error);
      const taken = intl.formatMessage({
        id: 'dashboard.profile.rename.taken',
        defaultMessage: 'Ta nazwa jest zajęta. Wybierz inną.',
        description: 'The username belongs to somebody else',
      });
      const refused = intl.formatMessage({
        id: 'dashboard.profile.rename.refused',
        defaultMessage: 'Tej nazwy nie można użyć. Wybierz inną.',
        description: 'The username is not allowed',
      });
      const placed = failure && applyFailure(failure, { newUsername: { default: refused, taken } }, setError);
      if (!placed) sayFailed(failure);
      return;
    }
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
  };

  return (
    <Panel labelledBy="rename">
      <h2 id="rename">
        <FormattedMessage
          id="dashboard.profile.rename"
          defaultMessage="Zmień nazwę"
          description="Heading of the form that changes the username"
        />
      </h2>
      <form className={css.form} noValidate onSubmit={handleSubmit(submit)}>
        <TextField
          label={intl.formatMessage({
            id: 'dashboard.profile.username',
            defaultMessage: 'Nazwa użytkownika',
            description: 'Label of the username',
          })}
          hint={intl.formatMessage({
            id: 'dashboard.profile.username.hint',
            defaultMessage: 'Od 3 do 16 znaków. Zobaczą ją inni w rankingu.',
            description: 'Hint of the username',
          })}
          autoComplete="username"
          error={formState.errors.newUsername?.message}
          {...register('newUsername', rules.username)}
        />
        <Button type="submit" isPending={formState.isSubmitting}>
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
