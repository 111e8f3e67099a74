import { GROUP_NAME_RULE } from '@zielona-fala/contracts';
import { useFormRules } from '@zielona-fala/web-kit';
import { useIntl } from 'react-intl';

/** The field that a group gets its name in. */
export function useGroupNameField() {
  const intl = useIntl();
  const { validate } = useFormRules().name(GROUP_NAME_RULE);
  const label = intl.formatMessage({
    id: 'dashboard.groups.make.name',
    defaultMessage: 'Nazwa grupy',
    description: 'Label of the name of a group',
  });
  const nameless = intl.formatMessage({
    id: 'dashboard.groups.make.nameless',
    defaultMessage: 'Wpisz nazwę grupy.',
    description: 'The name of a group is missing',
  });
  const isNamed = (name: string) => name.trim() !== '' || nameless;
  return { label, rules: { validate: { isNamed, ...validate } } };
}
