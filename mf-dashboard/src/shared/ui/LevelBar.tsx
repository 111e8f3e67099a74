import { levelProgress } from '@zielona-fala/contracts';
import { Bar, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { useGetLevelQuery } from '../api/get-level.ts';
import * as css from './LevelBar.module.css';

/** The level and how far the next one is. */
export function LevelBar() {
  const { data } = useGetLevelQuery();
  if (!data) {
    return (
      <div className={css.level}>
        <Skeleton height="10px" />
        <Skeleton height="1.4rem" />
      </div>
    );
  }
  return (
    <div className={css.level}>
      <Bar value={levelProgress(data)} good />
      <p className={css.words}>
        <span>
          <FormattedMessage
            id="dashboard.level"
            defaultMessage="Poziom {level}"
            description="The learner's level"
            values={{ level: data.level }}
          />
        </span>
        <span>
          <FormattedMessage
            id="dashboard.level.missing"
            defaultMessage="do poziomu {next} brakuje {missing}"
            description="Experience points missing to the next level"
            values={{ next: data.level + 1, missing: data.experienceToNextLevel }}
          />
        </span>
      </p>
    </div>
  );
}
