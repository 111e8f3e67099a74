import { useEffect, useSyncExternalStore } from 'react';
import type { PortalApp } from '../app.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { LevelDialog } from './LevelDialog.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { ToastRegions } from './ToastRegions.tsx';

/** What lies above every page. A page that fills the window, the exam, is not covered by toasts. */
export function Overlays({ app }: { readonly app: PortalApp }) {
  const fillsWindow = useSyncExternalStore(app.frameHidden.subscribe, app.frameHidden.get);
  useEffect(() => {
    if (fillsWindow) app.toasts.dropPassing();
  }, [fillsWindow, app]);
  return (
    <>
      <ProgressLine />
      <LevelDialog />
      <ConfirmDialog open={app.dialogs.open} />
      {fillsWindow ? null : <ToastRegions queues={app.toasts.queues} />}
    </>
  );
}
