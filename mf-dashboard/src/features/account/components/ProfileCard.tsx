import { levelProgress, type UserDto } from '@zielona-fala/contracts';
import { Panel, Ring, Tag } from '@zielona-fala/web-kit/ui';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { LevelBar } from '../../../shared/ui/LevelBar.tsx';
import * as css from './ProfileCard.module.css';

/** Who the learner is and where the level stands. */
export function ProfileCard({ user }: { readonly user: UserDto }) {
  return (
    <Panel>
      <div className={css.head}>
        <Ring value={levelProgress(user)} size="xlarge">
          {user.level}
        </Ring>
        <h1 className={css.name}>{user.username}</h1>
      </div>
      <LevelBar info={user} />
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
          <dd>{user.email}</dd>
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
        <div>
          <dt>
            <FormattedMessage
              id="dashboard.profile.state"
              defaultMessage="Konto"
              description="Whether the account is active"
            />
          </dt>
          <dd>
            {user.isActive ? (
              <Tag tone="go">
                <FormattedMessage
                  id="dashboard.profile.active"
                  defaultMessage="Aktywne"
                  description="The account is active"
                />
              </Tag>
            ) : (
              <Tag tone="warn">
                <FormattedMessage
                  id="dashboard.profile.inactive"
                  defaultMessage="Czeka na aktywację"
                  description="The account is not active yet"
                />
              </Tag>
            )}
          </dd>
        </div>
      </dl>
    </Panel>
  );
}
