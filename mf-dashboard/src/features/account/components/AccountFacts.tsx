import type { UserDto } from '@zielona-fala/contracts';
import { Panel, Skeleton } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import * as css from './AccountFacts.module.css';

/** What is kept of the account itself. */
export function AccountFacts({ user }: { readonly user: UserDto }) {
  return (
    <Panel>
      <dl className={css.facts}>
        <div>
          <dt>
            <FormattedMessage
              id="dashboard.profile.experience"
              defaultMessage="Doświadczenie"
              description="Experience points gathered so far"
            />
          </dt>
          <dd>
            <FormattedMessage
              id="dashboard.profile.experience.points"
              defaultMessage="{points, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}"
              description="Experience points gathered so far"
              values={{ points: user.experiencePoints }}
            />
          </dd>
        </div>
        <div>
          <dt>
            <FormattedMessage
              id="dashboard.profile.email"
              defaultMessage="E-mail"
              description="The learner's address"
            />
          </dt>
          {/* what the browser keeps without a network has none */}
          <dd>{user.email || <Skeleton width="12rem" />}</dd>
        </div>
        <div>
          <dt>
            <FormattedMessage
              id="dashboard.profile.since"
              defaultMessage="Z nami od"
              description="Day of registration"
            />
          </dt>
          <dd>
            <FormattedDate value={user.created} day="numeric" month="long" year="numeric" />
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
