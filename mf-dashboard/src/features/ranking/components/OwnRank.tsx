import type { OwnRankDto } from '@zielona-fala/contracts';
import { ButtonLink, Panel } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { useGetPreferencesQuery } from '../../../shared/api/preferences.ts';
import { StartExam } from '../../../shared/launch/StartExam.tsx';
import * as css from './OwnRank.module.css';

/** The learner's own place, and the way up. */
export function OwnRank({ own }: { readonly own: OwnRankDto }) {
  const { data: preferences } = useGetPreferencesQuery(undefined, { skip: own.rank !== null });
  // who has passed is in the ranking, unless hidden
  const isHidden = preferences ? !preferences.showInRankings : own.rank === null && own.passedCount > 0;
  if (isHidden) return <Hidden passedCount={own.passedCount} />;
  return (
    <Panel labelledBy="own">
      {own.rank === null ? (
        <h2 id="own">
          <FormattedMessage
            id="dashboard.ranking.own.none"
            defaultMessage="Jeszcze Cię tu nie ma"
            description="The learner has not passed an exam yet"
          />
        </h2>
      ) : (
        <div className={css.row}>
          <span className={css.rank}>{own.rank}</span>
          <h2 id="own" className={css.words}>
            <FormattedMessage
              id="dashboard.ranking.own"
              defaultMessage="Twoje miejsce"
              description="Beside the learner's place"
            />
          </h2>
        </div>
      )}
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.ranking.own.text"
          defaultMessage="{count, plural, =0 {Pierwszy zdany egzamin wprowadzi Cię do rankingu.} one {Masz # zdany egzamin. Każdy następny umacnia Twoją pozycję.} few {Masz # zdane egzaminy. Każdy następny umacnia Twoją pozycję.} many {Masz # zdanych egzaminów. Każdy następny umacnia Twoją pozycję.} other {Masz # zdanego egzaminu. Każdy następny umacnia Twoją pozycję.}}"
          description="Exams passed in the period, and what moves the learner up"
          values={{ count: own.passedCount }}
        />
      </p>
      <StartExam wide>
        <FormattedMessage
          id="dashboard.ranking.start"
          defaultMessage="Zacznij egzamin"
          description="Starts an exam"
        />
      </StartExam>
    </Panel>
  );
}

/** For learners who have chosen not to be shown. */
function Hidden({ passedCount }: Pick<OwnRankDto, 'passedCount'>) {
  return (
    <Panel labelledBy="own">
      <h2 id="own">
        <FormattedMessage
          id="dashboard.ranking.own.hidden"
          defaultMessage="Nie ma Cię w rankingu"
          description="The learner has chosen not to be seen in rankings"
        />
      </h2>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.ranking.own.hidden.text"
          defaultMessage="Zgodnie z Twoim wyborem inni Cię tu nie widzą. Możesz to zmienić w ustawieniach."
          description="Why the learner is not in the ranking"
        />
      </p>
      {passedCount > 0 ? (
        <p className={css.text}>
          <FormattedMessage
            id="dashboard.ranking.own.hidden.count"
            defaultMessage="{count, plural, one {Masz # zdany egzamin.} few {Masz # zdane egzaminy.} many {Masz # zdanych egzaminów.} other {Masz # zdanego egzaminu.}}"
            description="Exams passed in the period by a learner who has chosen not to be seen in rankings"
            values={{ count: passedCount }}
          />
        </p>
      ) : null}
      <ButtonLink wide to={pathOf('dashboard-settings')}>
        <FormattedMessage
          id="dashboard.ranking.own.settings"
          defaultMessage="Przejdź do ustawień"
          description="Goes to the settings"
        />
      </ButtonLink>
    </Panel>
  );
}
