import type { ReactNode } from 'react';

/** What a frame gets. */
export interface FrameProps {
  /** The page fills the window. */
  readonly hidden: boolean;
  readonly children: ReactNode;
}
