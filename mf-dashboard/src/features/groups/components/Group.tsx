import { ButtonLink, Skeleton, StatusMessage, Tag } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { useGetGroupQuery } from '../api/groups.ts';
import * as css from './Groups.module.css';
import { InstructorView } from './InstructorView.tsx';
import { MemberView } from './MemberView.tsx';

/** A group as its instructor or as a member sees it. */
export function Group({ groupId }: { readonly groupId: number }) {
  const query = useGetGroupQuery(groupId, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} level={1} loading={<Skeleton height="20rem" />} missing={<MissingGroup />}>
      {(group) => (
        <div className={css.groups}>
          <h1 className={css.name}>
            {group.name} <Tag>{group.category.name}</Tag>
          </h1>
          {group.role === 'instructor' ? <InstructorView group={group} /> : <MemberView group={group} />}
        </div>
      )}
    </Loaded>
  );
}

/** The group does not exist, or the learner is not part of it. */
export function MissingGroup() {
  const intl = useIntl();
  return (
    <StatusMessage
      kind="missing"
      level={1}
      title={intl.formatMessage({
        id: 'dashboard.group.missing',
        defaultMessage: 'Nie ma takiej grupy',
        description: 'The address names no group of the learner',
      })}
      text={intl.formatMessage({
        id: 'dashboard.group.missing.text',
        defaultMessage: 'Mogła zostać usunięta albo już do niej nie należysz.',
        description: 'Why there is no such group',
      })}
      action={
        <ButtonLink kind="go" to={pathOf('dashboard-groups')}>
          <FormattedMessage
            id="dashboard.group.missing.action"
            defaultMessage="Twoje grupy"
            description="Goes to the list of groups"
          />
        </ButtonLink>
      }
    />
  );
}
