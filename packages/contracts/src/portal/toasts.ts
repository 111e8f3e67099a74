/** Where a toast is shown; anything else falls back to `top-center`. */
export const TOAST_GROUPS = ['top-left', 'top-center', 'top-right'] as const;
export type ToastGroup = (typeof TOAST_GROUPS)[number];

export type ToastSeverity = 'success' | 'error' | 'info' | 'warn';

export interface ToastContent {
  readonly severity: ToastSeverity;
  readonly title: string;
  readonly text?: string;
  readonly group?: ToastGroup;
  /** Milliseconds until it goes; 0 stays until closed. */
  readonly life?: number;
  readonly action?: { readonly label: string; readonly onPress: () => void };
}

export interface PortalToasts {
  /** @returns an id for {@link PortalToasts.close} */
  show(toast: ToastContent): string;
  close(id: string): void;
}
