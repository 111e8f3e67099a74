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

/** Reloaded after each test that earns experience. */
function useStreak(): ActivityDto['streak'] | null {
  const { api } = usePortal();
  const { status, user } = useSession();
  const [streak, setStreak] = useState<ActivityDto['streak'] | null>(null);
  const { userId, isActive, experiencePoints } = user ?? {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: experience and status say that there is something new
  useEffect(() => {
    if (!isActive) return;
    let isGone = false;
    api.request(requestTo(getActivity, { query: { days: 1 } })).then(
      (activity) => {
        if (!isGone) setStreak(activity.streak);
      },
      // logged by the client; the header does without
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [api, status, userId, isActive, experiencePoints]);
  return streak;
}
