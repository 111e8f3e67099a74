import { Link } from '@zielona-fala/web-kit/router';
import { FormattedMessage } from 'react-intl';
import { pathOf } from '../../../path-of.ts';

/** From the questions to the rules behind them. */
export function RulesLink() {
  return (
    <p>
      <Link to={pathOf('dashboard-rules')}>
        <FormattedMessage
          id="dashboard.rules.all"
          defaultMessage="Wszystkie zasady"
          description="Goes to the list of all rules"
        />
      </Link>
    </p>
  );
}
