import { type CategoryName, EXAM } from '@zielona-fala/contracts';
import { ButtonLink, Panel, RoadGauge } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../route-table.ts';
import * as css from './StartPanel.module.css';

/** What to do now: an exam. */
export function StartPanel({ category }: { readonly category: CategoryName }) {
  const intl = useIntl();
  const values = { pass: EXAM.passPoints, total: EXAM.totalPoints, questions: EXAM.questions };
  return (
    <Panel labelledBy="start">
      <h1 className={css.heading} id="start">
        <FormattedMessage
          id="dashboard.home.start"
          defaultMessage="Sprawdź się na egzaminie"
          description="Heading of the dashboard: what to do now"
        />
      </h1>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.home.start.text"
          defaultMessage="Kategoria {category}: {questions} pytania, 25 minut, zegar jak na państwowym."
          description="What the exam is like; questions is 32"
          values={{ ...values, category }}
        />
      </p>
      <RoadGauge
        tone="goal"
        value={0}
        max={EXAM.totalPoints}
        mark={EXAM.passPoints}
        markLabel={intl.formatMessage(
          { id: 'dashboard.home.goal', defaultMessage: 'próg {pass}', description: 'Pass mark on the gauge' },
          values,
        )}
        label={intl.formatMessage(
          {
            id: 'dashboard.home.gauge',
            defaultMessage: 'Zdajesz od {pass} punktów na {total}',
            description: 'The gauge in words',
          },
          values,
        )}
        start="0"
        end={String(EXAM.totalPoints)}
      />
      <ButtonLink kind="go" wide to={pathOf('dashboard-select-mode')}>
        <FormattedMessage
          id="dashboard.home.start.action"
          defaultMessage="Zacznij egzamin"
          description="Goes to the choice of a new exam"
        />
      </ButtonLink>
    </Panel>
  );
}
