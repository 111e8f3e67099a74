import { LOCALES } from '@zielona-fala/contracts';
import { THEMES } from '@zielona-fala/contracts/portal';
import { useLocale, usePortal, useSession } from '@zielona-fala/web-kit/session';
import { Button, Segmented } from '@zielona-fala/web-kit/ui';
import { useSyncExternalStore } from 'react';
import * as css from './Standalone.module.css';

const LANGUAGES = LOCALES.map((value) => ({ value, label: value.toUpperCase() }));
const LOOKS = THEMES.map((value) => ({ value, label: value }));

/** Language, theme and who is signed in; for developers, hence in English only. */
export function ControlBar({ name }: { readonly name: string }) {
  const { theme, locale, session } = usePortal();
  const look = useSyncExternalStore(theme.subscribe, theme.current);
  const shownLocale = useLocale();
  const { status, user } = useSession();
  return (
    <header className={css.bar}>
      <strong>{name}, alone</strong>
      <Segmented
        label="Language"
        options={LANGUAGES}
        value={shownLocale}
        onChange={(chosen) => void locale.switchTo(chosen)}
      />
      <Segmented label="Theme" options={LOOKS} value={look} onChange={theme.choose} />
      <span className={css.who}>{user?.username ?? status}</span>
      {user ? (
        <Button kind="quiet" onPress={() => void session.logout()}>
          Sign out
        </Button>
      ) : null}
    </header>
  );
}
