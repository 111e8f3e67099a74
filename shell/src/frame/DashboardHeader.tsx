import { useStoreParts } from '../state/useStoreParts.ts';
import * as css from './DashboardHeader.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

/** Level and account, streak, language, theme and the category that everything is about. */
export function DashboardHeader() {
  const parts = useStoreParts();
  return (
    <header className={css.header}>
      {parts ? <parts.AccountMenu /> : <span className={css.place} />}
      {parts ? <parts.Streak /> : null}
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
