import { useLocale } from '@zielona-fala/web-kit/session';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ShellDialogs } from './dialogs.ts';
import { ToastRegions } from './ToastRegions.tsx';
import type { ToastQueues } from './toasts.ts';

export interface AriaOverlaysProps {
  readonly dialogs: ShellDialogs;
  /** Null where toasts may not cover the page. */
  readonly queues: ToastQueues | null;
}

/** Questions and toasts, which need react-aria. */
export function AriaOverlays({ dialogs, queues }: AriaOverlaysProps) {
  return (
    <I18nProvider locale={useLocale()}>
      <ConfirmDialog open={dialogs.open} />
      {queues ? <ToastRegions queues={queues} /> : null}
    </I18nProvider>
  );
}
