import type { PortalApp } from '../app.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { LevelDialog } from './LevelDialog.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { ToastRegions } from './ToastRegions.tsx';

/** What lies above every page. */
export function Overlays({ app }: { readonly app: PortalApp }) {
  return (
    <>
      <ProgressLine />
      <LevelDialog reached={app.reachedLevel} />
      <ConfirmDialog open={app.dialogs.open} />
      <ToastRegions queues={app.toasts.queues} />
    </>
  );
}
