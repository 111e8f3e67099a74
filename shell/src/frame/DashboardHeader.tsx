import { AccountMenu } from './AccountMenu.tsx';
import { CategoryMenu } from './CategoryMenu.tsx';
import * as css from './DashboardHeader.module.css';
import { LanguageMenu } from './LanguageMenu.tsx';
import { ThemeMenu } from './ThemeMenu.tsx';

/** Level and account, language, theme and the category that everything is about. */
export function DashboardHeader() {
  return (
    <header className={css.header}>
      <AccountMenu />
      <span className={css.grow} />
      <LanguageMenu />
      <ThemeMenu />
      <CategoryMenu />
    </header>
  );
}
