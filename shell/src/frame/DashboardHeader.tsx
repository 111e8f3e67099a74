import { useStoreParts } from '../state/useStoreParts.ts';
import * as css from './DashboardHeader.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

/** Level and account, streak, language, theme and the category that everything is about. */
export function DashboardHeader() {
  const parts = useStoreParts();
  return (
    <header className={css.header}>
      <div className={css.learner}>
        {parts ? (
          <>
            <parts.AccountMenu />
            <parts.Streak />
          </>
        ) : null}
      </div>
      <LanguageMenu />
      <ThemeMenu />
      <div className={css.category}>
        {parts ? (
          <parts.Provider store={parts.store}>
            <parts.CategoryMenu />
          </parts.Provider>
        ) : null}
      </div>
    </header>
  );
}
