import type { ReactNode } from 'react';
import type { MessageDescriptor } from 'react-intl';

export interface KeptFor {
  readonly message: MessageDescriptor;
  readonly days?: number;
}

/** A name that is the same in all languages, and what it stands for. */
export interface ProseTerm {
  readonly name: string;
  readonly text: MessageDescriptor;
  /** For how long. */
  readonly kept?: KeptFor;
}

/** A paragraph, a list, names with their meanings, or whatever else a section shows. */
export type ProseBlock =
  | { readonly paragraph: MessageDescriptor }
  | { readonly list: readonly MessageDescriptor[] }
  | { readonly terms: readonly ProseTerm[] }
  | { readonly name: string; readonly content: ReactNode };

export interface ProseSection {
  /** For links to this place. */
  readonly anchor: string;
  readonly title: MessageDescriptor;
  readonly blocks: readonly ProseBlock[];
}
