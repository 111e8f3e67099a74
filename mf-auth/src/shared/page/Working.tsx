import { Skeleton } from '@zielona-fala/web-kit/ui';
import type { ReactNode } from 'react';
import * as page from './page.module.css';

/** The answer to what the page asked by itself is on its way. */
export function Working({ heading }: { readonly heading: ReactNode }) {
  return (
    <>
      <h1>{heading}</h1>
      <div className={page.stack}>
        <Skeleton />
        <Skeleton height="3.5rem" />
      </div>
    </>
  );
}
