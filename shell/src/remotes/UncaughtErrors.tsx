import { useLocation } from '@zielona-fala/web-kit/router';
import { type ReactNode, useEffect, useState } from 'react';
import { BrokenPage } from '../pages/BrokenPage.tsx';
import { watchUncaught } from './uncaught.ts';

interface Uncaught {
  readonly address: string;
  readonly error: unknown;
}

/**
 * Fatal errors that nothing caught lead to the error page (requirement 8.6), until the learner goes elsewhere or retries.
 * Wraps loaded pages only: code that throws while a remote loads makes the remote unavailable.
 */
export function UncaughtErrors({ children }: { readonly children: ReactNode }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const [uncaught, setUncaught] = useState<Uncaught | null>(null);
  useEffect(() => watchUncaught((error) => setUncaught({ address, error })), [address]);
  if (uncaught?.address !== address) return children;
  return <BrokenPage error={uncaught.error} retry={() => setUncaught(null)} />;
}
