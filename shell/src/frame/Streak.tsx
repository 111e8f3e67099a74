import type { ActivityDto } from '@zielona-fala/contracts';
import { getActivity } from '@zielona-fala/contracts/api/stats/get-activity';
import { requestTo } from '@zielona-fala/contracts/portal';
import { Link } from '@zielona-fala/web-kit/router';
import { useHref, usePortal, useSession } from '@zielona-fala/web-kit/session';
import { cx, Icon, Tooltip } from '@zielona-fala/web-kit/ui';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import * as css from './Menu.module.css';

/** The learner's streak, beside the level; links to the week. Renders nothing until it is loaded. */
export function Streak() {
  const intl = useIntl();
  const href = useHref();
  const streak = useStreak();
  if (!streak || streak.current === 0) return null;
  const label = intl.formatMessage(
    {
      id: 'shell.streak',
      defaultMessage:
        '{days, plural, one {Seria: # dzień z rzędu} few {Seria: # dni z rzędu} many {Seria: # dni z rzędu} other {Seria: # dnia z rzędu}}',
      description: 'Names the days in a row in the header, a flame with a number',
    },
    { days: streak.current },
  );
  return (
    <Tooltip text={label} isName>
      <Link className={cx(css.face, css.streak, css.spared)} to={href('dashboard-home')} aria-label={label}>
        <Icon name="flame" />
        {streak.current}
      </Link>
    </Tooltip>
  );
}

/** Read again after each reading of the level: not every day of the streak earns experience. */
function useStreak(): ActivityDto['streak'] | null {
  const { api } = usePortal();
  const { status, user } = useSession();
  const [read, setRead] = useState<{ userId: number; streak: ActivityDto['streak'] } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the status says that there is something new
  useEffect(() => {
    if (!user?.isActive) return;
    let isGone = false;
    api.request(requestTo(getActivity, { query: { days: 1 } })).then(
      ({ streak }) => {
        if (!isGone) setRead({ userId: user.userId, streak });
      },
      // logged by the client; the header does without
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [api, status, user]);
  // another learner may have signed in since
  return read && read.userId === user?.userId ? read.streak : null;
}
