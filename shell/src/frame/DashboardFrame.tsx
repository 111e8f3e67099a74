import * as css from './DashboardFrame.module.css';
import { DashboardHeader } from './DashboardHeader.tsx';
import { DashboardNav } from './DashboardNav.tsx';
import type { FrameProps } from './frame.ts';

/** The signed-in area: header, tab bar on phones, rail from 900 px. The exam player hides all of it. */
export function DashboardFrame({ hidden, children }: FrameProps) {
  return (
    <div className={hidden ? css.bare : css.frame}>
      {hidden ? null : <DashboardHeader />}
      {hidden ? null : <DashboardNav />}
      <main className={hidden ? css.bareMain : css.main} id="main" tabIndex={-1}>
        {children}
      </main>
    </div>
  );
}
