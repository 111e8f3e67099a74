/** Toasts and questions; a chunk of their own. */
export const loadAriaOverlays = async () => (await import('./AriaOverlays.tsx')).AriaOverlays;
