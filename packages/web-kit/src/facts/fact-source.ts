import type { StructuredData as Data, FactState, FactText } from '@zielona-fala/contracts/portal';
import { createContext, type ReactNode } from 'react';

/** How facts are rendered. */
export interface FactSource {
  text(name: FactText): string;
  /** What stands before and after the children of a branch; null when they are not rendered. */
  branch(name: FactState, value: string): readonly [ReactNode, ReactNode] | null;
  /** Takes what the page tells search engines. */
  tell(data: Data): void;
}

/** Given while a page is rendered at build time; null in the browser, where the portal's facts are rendered. */
export const FactSourceContext = createContext<FactSource | null>(null);
