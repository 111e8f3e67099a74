import type { ReactNode } from 'react';
import * as css from './Stack.module.css';

/** States of a component below each other. */
export function Stack({ wide, children }: { readonly wide?: boolean; readonly children: ReactNode }) {
  return <div className={wide ? css.wide : css.stack}>{children}</div>;
}
