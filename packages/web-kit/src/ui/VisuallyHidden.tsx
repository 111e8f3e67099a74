import type { ReactNode } from 'react';
import * as css from './VisuallyHidden.module.css';

/** Words for screen readers only. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={css.hidden}>{children}</span>;
}
