import { JOIN_CODE_RULE } from '@zielona-fala/contracts';
import { useNavigate } from '@zielona-fala/web-kit/router';
import { usePortal } from '@zielona-fala/web-kit/session';
import { Button, Panel, TextField } from '@zielona-fala/web-kit/ui';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { groupAddress } from '../../../shared/group-address.ts';
import { useJoinGroupMutation } from '../api/groups.ts';
import { useGroupForm } from '../use-group-form.ts';
import * as css from './Groups.module.css';

export interface JoinFormProps {
  /** Of the link that was opened. */
  readonly code?: string;
}

/** Joins the group with this code; sharing can be changed right there. */
export function JoinForm({ code: linked = '' }: JoinFormProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const [join] = useJoinGroupMutation();
  const { toasts } = usePortal();
  const form = useForm({ defaultValues: { code: linked } });
  const wrongCode = intl.formatMessage({
    id: 'dashboard.groups.join.wrong',
    defaultMessage: 'Żadna grupa nie ma takiego kodu. Mógł się zmienić: poproś instruktora o nowy.',
    description: 'The join code belongs to no group',
  });

  const { field, submit, isPending } = useGroupForm(form, {
    async send({ code }) {
      const { groupId, name } = await join(code.trim()).unwrap();
      toasts.show({
        severity: 'success',
        title: intl.formatMessage(
          {
            id: 'dashboard.groups.join.done',
            defaultMessage: 'Jesteś w grupie {name}',
            description: 'The learner has joined a group of this name',
          },
          { name },
        ),
      });
      navigate(groupAddress(groupId), { replace: linked !== '' });
    },
    handle({ status }) {
      const isWrong = status === 422;
      if (isWrong) form.setError('code', { message: wrongCode }, { shouldFocus: true });
      return isWrong;
    },
  });

  return (
    <Panel labelledBy="join-group">
      <h2 id="join-group">
        <FormattedMessage
          id="dashboard.groups.join"
          defaultMessage="Dołącz do grupy"
          description="Heading of the form that joins a group"
        />
      </h2>
      <form className={css.form} noValidate onSubmit={submit}>
        <TextField
          label={intl.formatMessage({
            id: 'dashboard.groups.join.code',
            defaultMessage: 'Kod od instruktora',
            description: 'Label of the join code',
          })}
          hint={intl.formatMessage({
            id: 'dashboard.groups.join.hint',
            defaultMessage:
              'Instruktor zobaczy Twoją gotowość, egzaminy i tematy, nie pojedyncze odpowiedzi. Zmienisz to w każdej chwili.',
            description: 'What is shared with the instructor by joining',
          })}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={JOIN_CODE_RULE.max}
          {...field('code', { rules: { validate: (code) => code.trim() !== '' || wrongCode } })}
        />
        <Button type="submit" isPending={isPending}>
          <FormattedMessage
            id="dashboard.groups.join.action"
            defaultMessage="Dołącz"
            description="Joins the group of the code"
          />
        </Button>
      </form>
    </Panel>
  );
}
