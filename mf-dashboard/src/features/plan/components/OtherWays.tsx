import { ButtonLink } from '@zielona-fala/web-kit/ui';
import { FormattedMessage } from 'react-intl';
import { pathOf } from '../../../path-of.ts';

/** Leads to an exam or another mode. `isMain`: nothing else is to be done now. */
export function OtherWays({ isMain = false }: { readonly isMain?: boolean }) {
  return (
    <ButtonLink kind={isMain ? 'go' : 'plain'} wide to={pathOf('dashboard-select-mode')}>
      <FormattedMessage
        id="dashboard.plan.other"
        defaultMessage="Egzamin albo inny tryb"
        description="Goes to the choice of a new test, below the day's plan"
      />
    </ButtonLink>
  );
}
