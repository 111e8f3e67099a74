import { failureOf } from '@zielona-fala/web-kit/session';
import { ButtonLink, Skeleton, StatusMessage, Tag } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../route-table.ts';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { useGetGroupQuery } from '../api/groups.ts';
import * as css from './Groups.module.css';
import { InstructorView } from './InstructorView.tsx';
import { MemberView } from './MemberView.tsx';

/** A group as its instructor or as a member sees it. */
export function Group({ groupId }: { readonly groupId: number }) {
  const { data, error, refetch } = useGetGroupQuery(groupId, { refetchOnMountOrArgChange: true });
  if (failureOf(error)?.status === 404) return <MissingGroup />;
  if (error && !data) return <LoadFailure level={1} error={error} onRetry={refetch} />;
  if (!data) return <Skeleton height="20rem" />;
  return (
    <div className={css.groups}>
      <h1 className={css.name}>
        {data.name} <Tag>{data.category.name}</Tag>
      </h1>
      {data.role === 'instructor' ? <InstructorView group={data} /> : <MemberView group={data} />}
    </div>
  );
}

/** There is no such group, or the learner is no part of it. */
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
