/**
 * Asks for the CSRF token while the page's scripts are on their way: restoring a session is a call that has to show it. Only
 * where somebody was signed in and the page waits for the session.
 */
export function askAhead({ document, localStorage, location }: Window): void {
  try {
    if (!location.pathname.startsWith('/dashboard/') || localStorage.getItem('signedIn') === null) return;
  } catch {
    // without storage nobody is known to be signed in
    return;
  }
  // as the API client asks for it, or the answer would not be taken for its call
  const ahead = { rel: 'preload', as: 'fetch', crossOrigin: 'use-credentials', href: '/api/csrf-token' };
  document.head.append(Object.assign(document.createElement('link'), ahead));
}
