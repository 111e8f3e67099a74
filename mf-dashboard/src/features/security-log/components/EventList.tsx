import type { SecurityEventDto } from '@zielona-fala/contracts';
import { getSecurityLog } from '@zielona-fala/contracts/api/security-log/get-security-log';
import { requestTo } from '@zielona-fala/contracts/portal';
import { Skeleton, Tag } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef } from 'react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { api, asks, type PageOf } from '../../../shared/api/api.ts';
import { pagesBy } from '../../../shared/api/pages-by.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { NextPage, type NextPageProps } from '../../../shared/ui/NextPage.tsx';
import { useDeviceName } from '../../../shared/use-device-name.ts';
import { eventWords } from './event-words.ts';
import * as css from './SecurityLog.module.css';

const PAGE = 20;

/** What happened to the account in the last 90 days, newest first, page by page. */
const { useGetSecurityLogInfiniteQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getSecurityLog: build.infiniteQuery({
      ...asks(({ pageParam }: PageOf<void, string>) =>
        requestTo(getSecurityLog, { query: { limit: PAGE, cursor: pageParam ?? undefined } }),
      ),
      infiniteQueryOptions: pagesBy(PAGE, ({ id }: SecurityEventDto) => id),
    }),
  }),
});

/** The entries of the security log, newest first; older ones on demand. */
export function EventList() {
  const query = useGetSecurityLogInfiniteQuery(undefined, { refetchOnMountOrArgChange: true });
  return (
    <Loaded query={query} loading={<Skeleton height="4rem" />}>
      {({ pages }) => <Entries entries={pages.flat()} query={query} />}
    </Loaded>
  );
}

interface EntriesProps {
  readonly entries: readonly SecurityEventDto[];
  readonly query: NextPageProps['query'];
}

function Entries({ entries, query }: EntriesProps) {
  const list = useRef<HTMLUListElement>(null);
  const goOnAt = useRef<number | null>(null);
  useEffect(() => {
    const first = goOnAt.current;
    if (first === null || entries.length <= first) return;
    goOnAt.current = null;
    // the button may be gone: moves focus to the first new entry
    list.current?.querySelectorAll('li')[first]?.focus();
  }, [entries.length]);
  return (
    <>
      <ul className={css.list} ref={list}>
        {entries.map((entry) => (
          <li key={entry.id} tabIndex={-1}>
            <Entry entry={entry} />
          </li>
        ))}
      </ul>
      <NextPage
        query={query}
        onAsk={() => {
          goOnAt.current = entries.length;
        }}
      />
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
