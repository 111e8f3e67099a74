import { withoutDiacritics } from './columns.ts';
import type { Wording } from './official-row.ts';

/** A question of any edition, as far as it can be recognised in another one. */
export interface Recognisable {
  readonly number: number;
  readonly mediaName: string | null;
  readonly wordings: { readonly pl: Wording };
}

/** What makes a question this one, in a form that does not depend on how an edition spells it. */
export interface Identity {
  readonly number: number;
  readonly text: string;
  /** Name of the picture or film without its ending: the same film may have been converted. */
  readonly medium: string;
  /** In any order; '' for a yes/no question. */
  readonly answers: string;
}

export function identityOf({ number, mediaName, wordings: { pl } }: Recognisable): Identity {
  return {
    number,
    text: plain(pl.text),
    medium: plain((mediaName ?? '').replace(/\.[^.]*$/, '')),
    answers: Object.values(pl.answers ?? {})
      .map(plain)
      .sort()
      .join('\n'),
  };
}

function plain(text: string): string {
  return withoutDiacritics(text)
    .toLowerCase()
    .replace(/[[\p{P}--[%‰]]\p{Z}\p{C}]+/gv, ' ')
    .trim();
}
