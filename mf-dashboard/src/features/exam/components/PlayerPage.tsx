import type { ReactNode } from 'react';
import * as css from './PlayerPage.module.css';

/** Content shown instead of a player, centred on the page. */
export const PlayerPage = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.page}>{children}</div>
);
