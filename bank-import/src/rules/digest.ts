import { officialDigest } from '@zielona-fala/contracts/bank';
import type { OfficialRow } from '../official-row.ts';

/** By which the question of a row is tied to rules. */
export function digestOf({ wordings: { pl }, mediaName }: OfficialRow): string {
  return officialDigest({ text: pl.text, answers: Object.values(pl.answers ?? {}), mediaName });
}
