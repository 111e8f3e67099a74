import { CATEGORIES, type CategoryName } from '@zielona-fala/contracts';
import { useNavigate } from '@zielona-fala/web-kit/router';
import { Button, Panel, TextField } from '@zielona-fala/web-kit/ui';
import { useForm } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { groupAddress } from '../../../shared/group-address.ts';
import { useCategory } from '../../../shared/use-category.ts';
import { useMakeGroupMutation } from '../api/groups.ts';
import { useGroupForm } from '../use-group-form.ts';
import { useGroupNameField } from '../use-group-name-field.ts';
import * as css from './Groups.module.css';

interface Values {
  readonly name: string;
  readonly categoryName: CategoryName;
}

/** Makes a group, which the learner then leads. */
export function MakeForm() {
  const navigate = useNavigate();
  const [make] = useMakeGroupMutation();
  const form = useForm<Values>({
    defaultValues: { name: '', categoryName: useCategory() },
  });
  const { label, rules } = useGroupNameField();

  const { field, submit, isPending } = useGroupForm(form, {
    async send({ name, categoryName }) {
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
        <div className={css.select}>
          <label htmlFor="group-category">
            <FormattedMessage
              id="dashboard.groups.make.category"
              defaultMessage="Kategoria"
              description="Label of the category that a group prepares for"
            />
          </label>
          <select id="group-category" {...form.register('categoryName')}>
            {CATEGORIES.map((name) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </select>
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
