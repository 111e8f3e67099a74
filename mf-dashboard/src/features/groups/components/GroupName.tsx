import type { GroupDetailsDto } from '@zielona-fala/contracts';
import { Button, useFormInPlace } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { NameForm } from '../../../shared/ui/NameForm.tsx';
import { useChangeGroupMutation } from '../api/groups.ts';
import { useGroupNameField } from '../use-group-name-field.ts';

/** Offers another name for a group, to its instructor. */
export function GroupName({ group: { groupId, name } }: { readonly group: GroupDetailsDto }) {
  const { isOpen, opener, open, close } = useFormInPlace();
  const [change] = useChangeGroupMutation();
  const field = useGroupNameField();
  if (isOpen) {
    return (
      <NameForm
        name={name}
        {...field}
        rename={(changed) => change({ groupId, name: changed }).unwrap()}
        onDone={close}
      />
    );
  }
  return (
    <Button ref={opener} onPress={open}>
      <FormattedMessage
        id="dashboard.group.rename"
        defaultMessage="Zmień nazwę"
        description="Opens the form that gives a group another name"
      />
    </Button>
  );
}
