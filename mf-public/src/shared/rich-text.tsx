import type { ReactNode } from 'react';

/** Tags that messages may carry. */
export const RICH_TEXT = { b: (chunks: ReactNode) => <b>{chunks}</b> };
