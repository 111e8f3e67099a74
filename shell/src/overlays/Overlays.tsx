import { useLocale } from '@zielona-fala/web-kit/session';
import { useEffect, useSyncExternalStore } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import type { PortalApp } from '../app.ts';
import { useStoreParts } from '../state/useStoreParts.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ToastRegions } from './ToastRegions.tsx';

/** What lies above every page. A page that fills the window, the exam, is not covered by toasts. */
export function Overlays({ app }: { readonly app: PortalApp }) {
  const fillsWindow = useSyncExternalStore(app.frameHidden.subscribe, app.frameHidden.get);
  const parts = useStoreParts();
  useEffect(() => {
    if (fillsWindow) app.toasts.dropPassing();
  }, [fillsWindow, app]);
  return (
    <>
      {parts ? (
        <parts.Provider store={parts.store}>
          <parts.ProgressLine />
          <parts.LevelDialog />
        </parts.Provider>
      ) : null}
      <I18nProvider locale={useLocale()}>
        <ConfirmDialog open={app.dialogs.open} />
        {fillsWindow ? null : <ToastRegions queues={app.toasts.queues} />}
      </I18nProvider>
    </>
  );
}
