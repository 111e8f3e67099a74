import { ButtonLink, StatusMessage } from '@zielona-fala/web-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { pathOf } from '../../../path-of.ts';
import { PlayerPage } from './PlayerPage.tsx';

/** The address names no test of this learner. */
export function NoSuchTest() {
  const intl = useIntl();
  return (
    <PlayerPage>
      <StatusMessage
        kind="missing"
        level={1}
        title={intl.formatMessage({
          id: 'dashboard.exam.missing',
          defaultMessage: 'Nie ma takiego testu',
          description: 'The address names no test of this learner',
        })}
        text={intl.formatMessage({
          id: 'dashboard.exam.missing.text',
          defaultMessage: 'Mógł zostać usunięty albo należy do kogoś innego.',
          description: 'Why there is no such test',
        })}
        action={
          <ButtonLink kind="go" to={pathOf('dashboard-select-mode')}>
            <FormattedMessage
              id="dashboard.exam.missing.action"
              defaultMessage="Wybierz nowy test"
              description="Goes to the choice of a new test"
            />
          </ButtonLink>
        }
      />
    </PlayerPage>
  );
}
