import { levelProgress } from '@zielona-fala/contracts';
import { useHref, usePortal, useUser } from '@zielona-fala/web-kit/session';
import { cx, Icon, Ring } from '@zielona-fala/web-kit/ui';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useIntl } from 'react-intl';
import * as css from './Menu.module.css';

/** The learner's level; behind it the profile and the way out. */
export function AccountMenu() {
  const intl = useIntl();
  const href = useHref();
  const { navigation, session } = usePortal();
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
  const signOut = () => {
    navigation.go(href('home'));
    void session.logout();
  };
  return (
    <MenuTrigger>
      <Button className={cx(css.face)} aria-label={label}>
        <Ring value={levelProgress(user)}>{user.level}</Ring>
      </Button>
      <Popover className={cx(css.popover)} placement="bottom start">
        <Menu className={cx(css.menu)} aria-label={label}>
          <MenuItem className={cx(css.item)} onAction={() => navigation.go(href('dashboard-profile'))}>
            <span className={css.label}>
              <Icon name="account" />
              {user.username}
            </span>
          </MenuItem>
          <MenuItem className={cx(css.item)} onAction={signOut}>
            <span className={css.label}>
              <Icon name="door" />
              {intl.formatMessage({
                id: 'shell.logout',
                defaultMessage: 'Wyloguj się',
                description: 'Signs the learner out',
              })}
            </span>
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
