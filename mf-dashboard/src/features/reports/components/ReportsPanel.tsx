import { Panel } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import * as css from './Reports.module.css';
import { ReportsLink } from './ReportsLink.tsx';

/** Among the settings: what the learner reported. */
export function ReportsPanel() {
  return (
    <Panel labelledBy="reports">
      <h2 id="reports">
        <FormattedMessage
          id="dashboard.reports.panel"
          defaultMessage="Błędy w pytaniach"
          description="Heading above the link to the learner's reports"
        />
      </h2>
      <p className={css.text}>
        <FormattedMessage
          id="dashboard.reports.panel.text"
          defaultMessage="Co jest ze zgłoszonymi przez Ciebie pytaniami i co na to odpowiadamy."
          description="What the learner finds behind the link to their reports"
        />
      </p>
      <ReportsLink />
    </Panel>
  );
}
