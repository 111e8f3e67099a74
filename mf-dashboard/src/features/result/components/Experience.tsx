import { LEARNING_BONUS, PASS_BONUS, type TestReviewDto } from '@zielona-fala/contracts';
import { useUser } from '@zielona-fala/web-kit/session';
import { Panel } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { LevelBar } from '../../../shared/ui/LevelBar.tsx';
import * as css from './Experience.module.css';

/** Experience earned by the exam, and progress to the next level. */
export function Experience({ review }: { readonly review: TestReviewDto }) {
  const user = useUser();
  return (
    <Panel labelledBy="experience">
      <div className={css.words}>
        <h2 id="experience">
          <FormattedMessage
            id="dashboard.result.experience"
            defaultMessage="{points, plural, one {+# punkt doświadczenia} few {+# punkty doświadczenia} many {+# punktów doświadczenia} other {+# punktu doświadczenia}}"
            description="Experience points that the exam brought"
            values={{ points: review.xpGained }}
          />
        </h2>
        <p className={css.how}>
          {review.status === 'completed' ? (
            <FormattedMessage
              id="dashboard.result.experience.completed"
              defaultMessage="Po {each} za dobrą odpowiedź na pytanie nowe albo takie, które czas powtórzyć."
              description="How the experience points of a learning test add up; each is 2"
              values={{ each: LEARNING_BONUS }}
            />
          ) : review.status === 'passed' ? (
            <FormattedMessage
              id="dashboard.result.experience.passed"
              defaultMessage="{points} za wynik i {bonus} za zdany egzamin."
              description="How the experience points add up"
              values={{ points: review.xpGained - PASS_BONUS, bonus: PASS_BONUS }}
            />
          ) : (
            <FormattedMessage
              id="dashboard.result.experience.failed"
              defaultMessage="Tyle, ile punktów w egzaminie. Zdany daje jeszcze {bonus}."
              description="How the experience points add up after a failed exam"
              values={{ bonus: PASS_BONUS }}
            />
          )}
        </p>
      </div>
      {user ? <LevelBar info={user} /> : null}
    </Panel>
  );
}
