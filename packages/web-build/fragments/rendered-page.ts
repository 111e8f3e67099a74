import type { StructuredData } from '@zielona-fala/contracts/portal';

/** A page in one language, with tokens in place of what is known at run time only. */
export interface RenderedPage {
  readonly html: string;
  readonly structuredData: readonly StructuredData[];
}
