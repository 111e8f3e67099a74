import { listGroups } from '@zielona-fala/contracts/api/groups/list-groups';
import { pathTo } from '@zielona-fala/contracts/portal';
import { useCall } from '@zielona-fala/web-kit/session';
import { FormattedList, FormattedMessage } from 'react-intl';
import * as css from './forms.module.css';

/** Tells who leads groups that these go with the account, and what becomes of their members. */
export function LedGroups() {
  const { answer: groups = [] } = useCall(pathTo(listGroups));
  const led = groups.filter(({ role }) => role === 'instructor');
  if (led.length === 0) return null;
  const members = led.reduce((sum, { memberCount }) => sum + memberCount, 0);
  return (
    <p className={css.text}>
      <FormattedMessage
        id="dashboard.settings.delete.groups"
        defaultMessage="{count, plural, one {Zniknie też grupa, którą prowadzisz} other {Znikną też grupy, które prowadzisz}}: {names}. {members, plural, =0 {Nie ma w {count, plural, one {niej} other {nich}} nikogo.} one {Jedna osoba przestanie do {count, plural, one {niej} other {nich}} należeć; jej wyniki zostają przy niej.} few {# osoby przestaną do {count, plural, one {niej} other {nich}} należeć; ich wyniki zostają przy nich.} other {# osób przestanie do {count, plural, one {niej} other {nich}} należeć; ich wyniki zostają przy nich.}}"
        description="What goes with the account of an instructor: count of groups, their names, count of all their members"
        values={{
          count: led.length,
          names: <FormattedList value={led.map(({ name }) => name)} />,
          members,
        }}
      />
    </p>
  );
}
