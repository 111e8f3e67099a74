import { Link } from '@zielona-fala/web-kit/router';
import { pathOf } from '../../../path-of.ts';
import { AllRulesWords } from '../../../shared/rules/AllRulesWords.tsx';

/** From the questions to the rules behind them. */
export function RulesLink() {
  return (
    <p>
      <Link to={pathOf('dashboard-rules')}>
        <AllRulesWords />
      </Link>
    </p>
  );
}
