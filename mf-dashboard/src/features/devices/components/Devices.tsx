import { failureOf, usePortal } from '@zielona-fala/web-kit/session';
import { Button, cx, Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import * as lines from '../../../shared/ui/lines.module.css';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import { useEndOtherSessionsMutation, useGetSessionsQuery } from '../api/sessions.ts';
import { DeviceLine } from './DeviceLine.tsx';

/** The learner's active sessions, each of which can be ended. */
export function Devices() {
  const query = useGetSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Panel labelledBy="devices">
      <h2 id="devices">
        <FormattedMessage
          id="dashboard.devices"
          defaultMessage="Zalogowane urządzenia"
          description="Heading of the list of signed-in devices"
        />
      </h2>
      <Loaded query={query} loading={<Skeleton height="4rem" />}>
        {(sessions) => (
          <ul className={cx(lines.list, lines.afterHeading)}>
            {sessions.map((session) => (
              <li key={session.id}>
                <DeviceLine session={session} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      {query.data?.some(({ current }) => !current) ? <EndOthers /> : null}
    </Panel>
  );
}

function EndOthers() {
  const intl = useIntl();
  const { toasts } = usePortal();
  const sayFailed = useActionFailed();
  const [endOthers, { isLoading }] = useEndOtherSessionsMutation();
  const end = async () => {
    const { error } = await endOthers();
    if (error) return sayFailed(failureOf(error));
    toasts.show({
      severity: 'success',
      title: intl.formatMessage({
        id: 'dashboard.devices.end-others.done',
        defaultMessage: 'Inne urządzenia są wylogowane',
        description: 'All other devices have been signed out',
      }),
    });
  };
  return (
    <div>
      <Button isPending={isLoading} onPress={() => void end()}>
        <FormattedMessage
          id="dashboard.devices.end-others"
          defaultMessage="Wyloguj wszędzie indziej"
          description="Signs out all devices but this one"
        />
      </Button>
    </div>
  );
}
