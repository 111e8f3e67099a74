import type { SessionDto } from '@zielona-fala/contracts';
import { failureOf } from '@zielona-fala/web-kit/session';
import { Button, Tag } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import * as lines from '../../../shared/ui/lines.module.css';
import { useActionFailed } from '../../../shared/use-action-failed.ts';
import { useDeviceName } from '../../../shared/use-device-name.ts';
import { useEndSessionMutation } from '../api/sessions.ts';

/** One device, since when it is signed in, and the way to sign it out. */
export function DeviceLine({ session }: { readonly session: SessionDto }) {
  const intl = useIntl();
  const name = useDeviceName()(session.device);
  const sayFailed = useActionFailed();
  const [endSession, { isLoading }] = useEndSessionMutation();
  const end = async () => {
    const ended = await endSession(session.id);
    // the session has already ended: the reloaded list no longer contains it
    if (ended.error && failureOf(ended.error)?.status !== 404) sayFailed(failureOf(ended.error));
  };
  return (
    <div className={lines.line}>
      <div>
        <span className={lines.name}>{name}</span>{' '}
        {session.current ? (
          <Tag tone="go">
            <FormattedMessage
              id="dashboard.devices.current"
              defaultMessage="To urządzenie"
              description="Marks the device that shows the list"
            />
          </Tag>
        ) : null}
        <p className={lines.when}>
          <FormattedMessage
            id="dashboard.devices.when"
            defaultMessage="Zalogowano {created}, ostatnio używane {lastSeen}"
            description="When a device was signed in and last used"
            values={{
              created: <FormattedDate value={session.created} dateStyle="medium" />,
              lastSeen: <FormattedDate value={session.lastSeen} dateStyle="medium" timeStyle="short" />,
            }}
          />
        </p>
      </div>
      {session.current ? null : (
        <Button
          kind="quiet"
          isPending={isLoading}
          aria-label={intl.formatMessage(
            {
              id: 'dashboard.devices.end.named',
              defaultMessage: 'Wyloguj: {name}',
              description: 'Signs out one device, named by its browser',
            },
            { name },
          )}
          onPress={() => void end()}
        >
          <FormattedMessage
            id="dashboard.devices.end"
            defaultMessage="Wyloguj"
            description="Signs out one device"
          />
        </Button>
      )}
    </div>
  );
}
