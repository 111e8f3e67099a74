import type { ReactNode } from 'react';
import { Router } from 'wouter';

interface BrowserRouterProps {
  /** Path with search of a page that is rendered without a browser. Hydration begins with it, too. */
  readonly address?: string | undefined;
  readonly children: ReactNode;
}

/** Follows the browser's address. */
export function BrowserRouter({ address, children }: BrowserRouterProps) {
  return <Router ssrPath={address}>{children}</Router>;
}
