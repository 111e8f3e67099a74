import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

interface BrowserRouterProps {
  /** Path with search of a page that is rendered without a browser. Hydration begins with it, too. */
  readonly address?: string | undefined;
  readonly children: ReactNode;
}

/** Follows the browser's address. */
export function BrowserRouter({ address, children }: BrowserRouterProps) {
  return <Router ssrPath={address}>{children}</Router>;
}

interface MemoryRouterProps {
  /** Path with search where it starts. */
  readonly address: string;
  readonly children: ReactNode;
}

/** Keeps its address to itself: for tests and for components shown alone. */
export function MemoryRouter({ address, children }: MemoryRouterProps) {
  const [{ hook }] = useState(() => memoryLocation({ path: address }));
  return <Router hook={hook}>{children}</Router>;
}
