import { CATEGORIES, type CategoryName, GROUP_NAME_RULE } from '@zielona-fala/contracts';
import { useNavigate } from '@zielona-fala/web-kit/router';
import { Button, Panel, TextField } from '@zielona-fala/web-kit/ui';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { groupAddress } from '../../../shared/group-address.ts';
import { useCategory } from '../../../shared/use-category.ts';
import { useMakeGroupMutation } from '../api/groups.ts';
import { useGroupForm } from '../use-group-form.ts';
import * as css from './Groups.module.css';

interface Values {
  readonly name: string;
  readonly categoryName: CategoryName;
}

/** Makes a group, which the learner then leads. */
export function MakeForm() {
  const intl = useIntl();
  const navigate = useNavigate();
  const [make] = useMakeGroupMutation();
  const form = useForm<Values>({
    defaultValues: { name: '', categoryName: useCategory() },
  });
  const nameless = intl.formatMessage({
    id: 'dashboard.groups.make.nameless',
    defaultMessage: 'Wpisz nazwę grupy.',
    description: 'The name of a new group is missing',
  });

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
        <TextField
          label={intl.formatMessage({
            id: 'dashboard.groups.make.name',
            defaultMessage: 'Nazwa grupy',
            description: 'Label of the name of a group',
          })}
          autoComplete="off"
          maxLength={GROUP_NAME_RULE.max}
          {...field('name', { rules: { validate: (name) => name.trim() !== '' || nameless } })}
        />
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
