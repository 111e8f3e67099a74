import type { ReactNode } from 'react';
import * as css from './OfflinePractice.module.css';

/** What did not work, told to readers of the screen at once. */
export function Failure({ children }: { readonly children: ReactNode }) {
  return (
    <p className={css.failure} role="alert">
      {children}
    </p>
  );
}
