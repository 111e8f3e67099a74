import type { Observable } from './observable.ts';

/** Whether the browser knows of a network. With one, the server may still be away. */
export const online: Pick<Observable<boolean>, 'get' | 'subscribe'> = {
  get: () => navigator.onLine,
  subscribe(listener) {
    window.addEventListener('online', listener);
    window.addEventListener('offline', listener);
    return () => {
      window.removeEventListener('online', listener);
      window.removeEventListener('offline', listener);
    };
  },
};
