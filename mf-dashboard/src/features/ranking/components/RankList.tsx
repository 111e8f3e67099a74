import type { RankingEntryDto } from '@zielona-fala/contracts';
import { useUser } from '@zielona-fala/web-kit/session';
import { cx, Panel, Tag } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { LevelRing } from './LevelRing.tsx';
import * as css from './RankList.module.css';

export interface RankListProps {
  readonly entries: readonly RankingEntryDto[];
  /** Place of the first entry. */
  readonly from: number;
}

/** Learners by exams passed. */
export function RankList({ entries, from }: RankListProps) {
  const own = useUser()?.username;
  return (
    <Panel className={css.panel}>
      <p className={css.head} aria-hidden="true">
        <span>
          <FormattedMessage
            id="dashboard.ranking.column.place"
            defaultMessage="Miejsce"
            description="Column: place"
          />
        </span>
        <span>
          <FormattedMessage
            id="dashboard.ranking.column.level"
            defaultMessage="Poziom"
            description="Column: level"
          />
        </span>
        <span>
          <FormattedMessage
            id="dashboard.ranking.column.passed"
            defaultMessage="Zdane"
            description="Column: exams passed"
          />
        </span>
      </p>
      <ol start={from}>
        {entries.map(({ user, passedCount }, index) => (
          <li key={user.username} className={cx(css.line, user.username === own && css.own)}>
            <span className={css.place}>{from + index}</span>
            <LevelRing level={user.level} size="medium" />
            <span className={css.name}>
              {user.username}{' '}
              {user.username === own ? (
                <Tag tone="go">
                  <FormattedMessage
                    id="dashboard.ranking.you"
                    defaultMessage="Ty"
                    description="Beside the learner's own name"
                  />
                </Tag>
              ) : null}
            </span>
            <span className={css.passed}>{passedCount}</span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
