import { WhenFact } from '@zielona-fala/web-kit/facts';
import { FormattedMessage } from 'react-intl';
import * as css from './ReadinessPanel.module.css';

/** Says which questions are counted, where that is the state's. That a portal has its own alone, its home page says. */
export function OfficialBank() {
  return (
    <WhenFact name="bank.source" is="official">
      <p className={css.bank}>
        <FormattedMessage
          id="dashboard.readiness.official"
          defaultMessage="Gotowość i plan liczą pytania z urzędowej bazy, te same, z których losuje egzamin."
          description="Below readiness, where an edition of the official bank is loaded: readiness and plan count its questions alone"
        />
      </p>
    </WhenFact>
  );
}
