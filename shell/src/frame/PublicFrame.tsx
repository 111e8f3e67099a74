import type { FrameProps } from './frame.ts';
import { PublicFooter } from './PublicFooter.tsx';
import * as css from './PublicFrame.module.css';
import { TopBar } from './TopBar.tsx';

/** Public pages: top bar, one column, footer. */
export function PublicFrame({ children }: FrameProps) {
  return (
    <div className={css.frame}>
      <TopBar nav />
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      <PublicFooter />
    </div>
  );
}
