import { CATEGORIES, type CategoryName } from '@zielona-fala/contracts';
import { useNavigate } from '@zielona-fala/web-kit/router';
import { Button, Panel, TextField } from '@zielona-fala/web-kit/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { groupAddress } from '../../../shared/group-address.ts';
import { SelectField } from '../../../shared/ui/SelectField.tsx';
import { useCategory } from '../../../shared/use-category.ts';
import { useMakeGroupMutation } from '../api/groups.ts';
import { useGroupForm } from '../use-group-form.ts';
import { useGroupNameField } from '../use-group-name-field.ts';
import * as css from './Groups.module.css';

/** Makes a group, which the learner then leads. */
export function MakeForm() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [make] = useMakeGroupMutation();
  const [categoryName, setCategory] = useState<CategoryName>(useCategory());
  const form = useForm({ defaultValues: { name: '' } });
  const { label, rules } = useGroupNameField();

  const { field, submit, isPending } = useGroupForm(form, {
    async send({ name }) {
      const { groupId } = await make({ name: name.trim(), categoryName }).unwrap();
      navigate(groupAddress(groupId));
    },
  });

  return (
    <Panel labelledBy="make-group">
      <h2 id="make-group">
        <FormattedMessage
          id="dashboard.groups.make"
          defaultMessage="Prowadzisz kurs? Załóż grupę"
          description="Heading of the form that makes a group"
        />
      </h2>
      <form className={css.form} noValidate onSubmit={submit}>
        <TextField label={label} autoComplete="off" {...field('name', { rules })} />
        <div className={css.narrow}>
          <SelectField
            label={intl.formatMessage({
              id: 'dashboard.groups.make.category',
              defaultMessage: 'Kategoria',
              description: 'Label of the category that a group prepares for',
            })}
            options={CATEGORIES.map((name) => ({ value: name, label: name }))}
            value={categoryName}
            onChange={(name) => setCategory(name ?? categoryName)}
          />
        </div>
        <Button type="submit" isPending={isPending}>
          <FormattedMessage
            id="dashboard.groups.make.action"
            defaultMessage="Załóż grupę"
            description="Makes the group"
          />
        </Button>
      </form>
    </Panel>
  );
}
