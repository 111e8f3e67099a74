import type { GroupDetailsDto } from '@zielona-fala/contracts';
import { Button } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { NameForm } from '../../../shared/ui/NameForm.tsx';
import { useChangeGroupMutation } from '../api/groups.ts';
import { useGroupNameField } from '../use-group-name-field.ts';

/** Offers another name for a group, to its instructor. */
export function GroupName({ group: { groupId, name } }: { readonly group: GroupDetailsDto }) {
  const [isOpen, setOpen] = useState(false);
  const [change] = useChangeGroupMutation();
  const field = useGroupNameField();
  if (isOpen) {
    return (
      <NameForm
        name={name}
        {...field}
        rename={(changed) => change({ groupId, name: changed }).unwrap()}
        onDone={() => setOpen(false)}
      />
    );
  }
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
