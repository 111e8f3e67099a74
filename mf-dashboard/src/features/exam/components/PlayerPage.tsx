import type { ReactNode } from 'react';
import * as css from './PlayerPage.module.css';

/** What stands in place of a player, in the middle of the page. */
export const PlayerPage = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.page}>{children}</div>
);
