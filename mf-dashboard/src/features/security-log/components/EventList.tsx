import type { SecurityEventDto } from '@zielona-fala/contracts';
import { Skeleton, Tag } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { useDeviceName } from '../../../shared/use-device-name.ts';
import { useGetSecurityLogQuery } from '../api/security-log.ts';
import { eventWords } from './event-words.ts';
import * as css from './SecurityLog.module.css';

/** The entries of the security log, newest first. */
export function EventList() {
  const { data, error, refetch } = useGetSecurityLogQuery(undefined, { refetchOnMountOrArgChange: true });
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton height="4rem" />;
  return (
    <ul className={css.list}>
      {data.map((entry, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries have no id, and the list only grows in front
        <li key={data.length - index}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry }: { readonly entry: SecurityEventDto }) {
  const device = useDeviceName()(entry.device);
  return (
    <>
      <span className={css.what}>
        <FormattedMessage {...eventWords(entry)} />
      </span>{' '}
      {entry.here ? null : (
        <Tag tone={entry.outcome === 'refused' ? 'stop' : 'warn'}>
          <FormattedMessage
            id="dashboard.security-log.elsewhere"
            defaultMessage="Inna sieć"
            description="Marks what came from another network than the one the learner reads this in"
          />
        </Tag>
      )}
      <p className={css.where}>
        <FormattedMessage
          id="dashboard.security-log.where"
          defaultMessage="{when}, {device}"
          description="When something happened and in which browser"
          values={{
            when: <FormattedDate value={entry.at} dateStyle="medium" timeStyle="short" />,
            device,
          }}
        />
      </p>
    </>
  );
}
