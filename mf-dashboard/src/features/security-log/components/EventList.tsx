import type { SecurityEventDto } from '@zielona-fala/contracts';
import { Button, Skeleton, Tag } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { useDeviceName } from '../../../shared/use-device-name.ts';
import { useGetSecurityLogInfiniteQuery } from '../api/security-log.ts';
import { eventWords } from './event-words.ts';
import * as css from './SecurityLog.module.css';

/** The entries of the security log, newest first; older ones on demand. */
export function EventList() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    useGetSecurityLogInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  const entries = data?.pages.flat() ?? [];
  const list = useRef<HTMLUListElement>(null);
  const goOnAt = useRef<number | null>(null);
  useEffect(() => {
    const first = goOnAt.current;
    if (first === null || entries.length <= first) return;
    goOnAt.current = null;
    // the button may have gone: reading goes on with the first entry that is new
    list.current?.querySelectorAll('li')[first]?.focus();
  }, [entries.length]);
  if (!data) return error ? <LoadFailure error={error} onRetry={refetch} /> : <Skeleton height="4rem" />;

  const showOlder = () => {
    goOnAt.current = entries.length;
    void fetchNextPage();
  };

  return (
    <>
      <ul className={css.list} ref={list}>
        {entries.map((entry) => (
          <li key={entry.id} tabIndex={-1}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      {error ? <LoadFailure error={error} onRetry={showOlder} /> : null}
      {hasNextPage && !error ? (
        <div>
          <Button isPending={isFetchingNextPage} onPress={showOlder}>
            <FormattedMessage
              id="dashboard.security-log.older"
              defaultMessage="Pokaż starsze"
              description="Shows further entries of the security log"
            />
          </Button>
        </div>
      ) : null}
    </>
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
