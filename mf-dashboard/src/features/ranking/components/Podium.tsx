import type { RankingEntryDto } from '@zielona-fala/contracts';
import { FormattedMessage } from 'react-intl';
import { LevelRing } from './LevelRing.tsx';
import * as css from './Podium.module.css';

/** The first three as lanes of a road, with the winner in the middle. @param entries three at least */
export function Podium({ entries }: { readonly entries: readonly RankingEntryDto[] }) {
  const first = entries.slice(0, 3);
  return (
    <ol className={css.podium}>
      {first.map(({ user, passedCount }, index) => (
        <li key={user.username} className={css[`place${index + 1}`]}>
          <LevelRing level={user.level} />
          <span className={css.who}>{user.username}</span>
          <span className={css.passed}>
            <FormattedMessage
              id="dashboard.ranking.passed"
              defaultMessage="{count, plural, one {# zdany} few {# zdane} many {# zdanych} other {# zdanego}}"
              description="Exams passed, below a name"
              values={{ count: passedCount }}
            />
          </span>
          <span className={css.lane}>
            <b>{index + 1}</b>
          </span>
        </li>
      ))}
    </ol>
  );
}
