import type { MessageDescriptor } from 'react-intl';

/** A name that is the same in all languages, and what it stands for. */
export interface ProseTerm {
  readonly name: string;
  readonly text: MessageDescriptor;
}

/** A paragraph, a list, or names with their meanings. */
export type ProseBlock =
  | { readonly paragraph: MessageDescriptor }
  | { readonly list: readonly MessageDescriptor[] }
  | { readonly terms: readonly ProseTerm[] };

export interface ProseSection {
  /** For links to this place. */
  readonly anchor: string;
  readonly title: MessageDescriptor;
  readonly blocks: readonly ProseBlock[];
}
