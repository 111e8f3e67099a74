import { identityOfWords, type Identity as WordsIdentity } from '@zielona-fala/contracts/bank';
import type { Wording } from './official-row.ts';

/** A question of any edition, as far as it can be recognised in another one. */
export interface Recognisable {
  readonly number: number;
  readonly mediaName: string | null;
  readonly wordings: { readonly pl: Wording };
}

/** What makes a question this one. */
export interface Identity extends WordsIdentity {
  readonly number: number;
}

export function identityOf({ number, mediaName, wordings: { pl } }: Recognisable): Identity {
  return {
    number,
    ...identityOfWords({ text: pl.text, answers: Object.values(pl.answers ?? {}), mediaName }),
  };
}
