import { type LevelInfo, levelProgress } from '@zielona-fala/contracts';
import { Bar } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { LEVEL_NAME } from '../level-name.ts';
import * as css from './LevelBar.module.css';

/** The level and how far the next one is. */
export function LevelBar({ info }: { readonly info: LevelInfo }) {
  return (
    <div className={css.level}>
      <Bar value={levelProgress(info)} good />
      <p className={css.words}>
        <span>
          <FormattedMessage {...LEVEL_NAME} values={{ level: info.level }} />
        </span>
        <span>
          <FormattedMessage
            id="dashboard.level.missing"
            defaultMessage="do poziomu {next} brakuje {missing}"
            description="Experience points missing to the next level"
            values={{ next: info.level + 1, missing: info.experienceToNextLevel }}
          />
        </span>
      </p>
    </div>
  );
}
