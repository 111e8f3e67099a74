import { useStoreParts } from '../state/useStoreParts.ts';
import { AccountMenu } from './AccountMenu.tsx';
import * as css from './DashboardHeader.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { Streak } from './Streak.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

/** Level and account, streak, language, theme and the category that everything is about. */
export function DashboardHeader() {
  const parts = useStoreParts();
  return (
    <header className={css.header}>
      <AccountMenu />
      <Streak />
      <span className={css.grow} />
      <LanguageMenu />
      <ThemeMenu />
      {parts ? (
        <parts.Provider store={parts.store}>
          <parts.CategoryMenu />
        </parts.Provider>
      ) : (
        <span className={css.place} />
      )}
    </header>
  );
}
