import { GROUP_NAME_RULE, type GroupDetailsDto } from '@zielona-fala/contracts';
import { Button, TextField } from '@zielona-fala/web-kit/ui';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormActions } from '../../../shared/ui/FormActions.tsx';
import { useChangeForm } from '../../../shared/use-change-form.ts';
import { useChangeGroupMutation } from '../api/groups.ts';
import * as css from './Groups.module.css';

/** Offers another name for a group, to its instructor. */
export function GroupName({ group }: { readonly group: GroupDetailsDto }) {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return <NameForm group={group} onDone={() => setOpen(false)} />;
  return (
    <Button onPress={() => setOpen(true)}>
      <FormattedMessage
        id="dashboard.group.rename"
        defaultMessage="Zmień nazwę"
        description="Opens the form that gives a group another name"
      />
    </Button>
  );
}

interface NameFormProps {
  readonly group: GroupDetailsDto;
  readonly onDone: () => void;
}

function NameForm({ group: { groupId, name }, onDone }: NameFormProps) {
  const intl = useIntl();
  const nameless = intl.formatMessage({
    id: 'dashboard.groups.make.nameless',
    defaultMessage: 'Wpisz nazwę grupy.',
    description: 'The name of a new group is missing',
  });
  const [change] = useChangeGroupMutation();
  const form = useForm({ defaultValues: { name } });
  const { setFocus } = form;
  useEffect(() => setFocus('name', { shouldSelect: true }), [setFocus]);
  const refusals = {
    name: {
      default: intl.formatMessage({
        id: 'dashboard.group.rename.refused',
        defaultMessage: 'Tej nazwy nie można użyć. Wpisz inną.',
        description: 'The name of a group is not allowed',
      }),
    },
  };
  const { field, submit, isPending } = useChangeForm(form, {
    refusals,
    async send(values) {
      await change({ groupId, name: values.name.trim() }).unwrap();
      onDone();
    },
  });
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      <TextField
        label={intl.formatMessage({
          id: 'dashboard.groups.make.name',
          defaultMessage: 'Nazwa grupy',
          description: 'Label of the name of a group',
        })}
        autoComplete="off"
        maxLength={GROUP_NAME_RULE.max}
        {...field('name', { rules: { validate: (typed) => typed.trim() !== '' || nameless } })}
      />
      <FormActions isPending={isPending} onCancel={onDone}>
        <FormattedMessage
          id="dashboard.group.rename.save"
          defaultMessage="Zapisz"
          description="Gives a group another name"
        />
      </FormActions>
    </form>
  );
}
