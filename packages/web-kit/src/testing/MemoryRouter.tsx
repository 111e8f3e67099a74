import { type ReactNode, useState } from 'react';
import { Router } from 'wouter';
import { memoryLocation } from 'wouter/memory-location';

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
