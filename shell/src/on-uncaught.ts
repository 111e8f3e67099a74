/** Calls the listener with each error that no code has caught. @returns ends it */
export function onUncaught(listener: (error: unknown) => void): () => void {
  const onThrow = (event: ErrorEvent) => listener(event.error);
  const onRejection = (event: PromiseRejectionEvent) => listener(event.reason);
  window.addEventListener('error', onThrow);
  window.addEventListener('unhandledrejection', onRejection);
  return () => {
    window.removeEventListener('error', onThrow);
    window.removeEventListener('unhandledrejection', onRejection);
  };
}
