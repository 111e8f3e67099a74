import type { FrameProps } from './frame.ts';
import { PublicFooter } from './PublicFooter.tsx';
import * as css from './PublicFrame.module.css';
import { TopBar } from './TopBar.tsx';

/** Public pages: top bar, one column, footer. A player hides all of it. */
export function PublicFrame({ hidden, children }: FrameProps) {
  return (
    <div className={hidden ? css.bare : css.frame}>
      {hidden ? null : <TopBar nav />}
      <main className={hidden ? css.bare : css.main} id="main" tabIndex={-1}>
        <div className={hidden ? css.through : css.page}>{children}</div>
      </main>
      {hidden ? null : <PublicFooter />}
    </div>
  );
}
