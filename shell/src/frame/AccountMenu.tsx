import { levelProgress, type UserDto } from '@zielona-fala/contracts';
import { Link } from '@zielona-fala/web-kit/router';
import { useHref, usePortal, useUser } from '@zielona-fala/web-kit/session';
import { Icon, Ring } from '@zielona-fala/web-kit/ui';
import type { SyntheticEvent } from 'react';
import { useIntl } from 'react-intl';
import * as css from './Menu.module.css';
import { closeMenu, Menu } from './Menu.tsx';

/** The learner's level; behind it the profile and the way out. */
export function AccountMenu() {
  const intl = useIntl();
  const href = useHref();
  const portal = usePortal();
  const user = useUser();
  if (!user) return <span className={css.place} />;
  const label = intl.formatMessage(
    {
      id: 'shell.account',
      defaultMessage: 'Poziom {level, number}, {username}',
      description: 'Names the account menu',
    },
    { level: user.level, username: user.username },
  );
  const signOut = (event: SyntheticEvent<HTMLElement>) => {
    // it would lie over the question
    closeMenu(event);
    void portal.signOut?.();
  };
  return (
    <Menu label={label} align="start" face={<LevelFace user={user} />}>
      <li>
        <Link className={css.item} to={href('dashboard-profile')} onClick={closeMenu}>
          <Icon name="account" />
          {user.username}
        </Link>
      </li>
      <li>
        <Link className={css.item} to={href('dashboard-groups')} onClick={closeMenu}>
          <Icon name="car" />
          {intl.formatMessage({
            id: 'shell.groups',
            defaultMessage: 'Grupy szkoły jazdy',
            description: 'In the account menu: goes to the groups of driving schools',
          })}
        </Link>
      </li>
      <li>
        <button type="button" className={css.item} onClick={signOut}>
          <Icon name="door" />
          {intl.formatMessage({
            id: 'shell.logout',
            defaultMessage: 'Wyloguj się',
            description: 'Signs the learner out',
          })}
        </button>
      </li>
    </Menu>
  );
}

/** The ring and its label, in the order of the button's name. */
function LevelFace({ user }: { readonly user: UserDto }) {
  const intl = useIntl();
  return (
    <span className={css.level}>
      <small>
        {intl.formatMessage({
          id: 'shell.level',
          defaultMessage: 'poziom',
          description: 'Small, below the number of the level in the header',
        })}
      </small>{' '}
      <Ring value={levelProgress(user)}>{user.level}</Ring>
    </span>
  );
}
