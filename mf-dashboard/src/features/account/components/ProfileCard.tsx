import { levelProgress, type UserDto } from '@zielona-fala/contracts';
import { Panel, Ring } from '@zielona-fala/web-kit/ui';
import { LevelBar } from '../../../shared/ui/LevelBar.tsx';
import * as css from './ProfileCard.module.css';

/** The learner's name and level. */
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
    </Panel>
  );
}
