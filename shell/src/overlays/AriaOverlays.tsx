import { useLocale } from '@zielona-fala/web-kit/session';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import type { ShellDialogs } from './dialogs.ts';
import { ToastRegions } from './ToastRegions.tsx';
import type { ShellToasts } from './toasts.ts';

export interface AriaOverlaysProps {
  readonly dialogs: ShellDialogs;
  /** Null where toasts may not cover the page. */
  readonly toasts: ShellToasts | null;
}

/** Questions and toasts, which need react-aria. */
export function AriaOverlays({ dialogs, toasts }: AriaOverlaysProps) {
  return (
    <I18nProvider locale={useLocale()}>
      <ConfirmDialog open={dialogs.open} />
      {toasts ? <ToastRegions toasts={toasts} /> : null}
    </I18nProvider>
  );
}
