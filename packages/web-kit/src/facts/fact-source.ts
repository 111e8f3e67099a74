import type { StructuredData as Data, FactState, FactText } from '@zielona-fala/contracts/portal';
import { createContext, type ReactNode } from 'react';

/** How facts are rendered. */
export interface FactSource {
  text(name: FactText): string;
  /** Markers before and after the children of a branch; null if they are not rendered. */
  branch(name: FactState, value: string): readonly [ReactNode, ReactNode] | null;
  /** Collects structured data for search engines. */
  tell(data: Data): void;
}

/** Given while a page is rendered at build time; null in the browser, where the portal's facts are rendered. */
export const FactSourceContext = createContext<FactSource | null>(null);
