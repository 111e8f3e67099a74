import type { MedalName } from '@zielona-fala/contracts';

/** Medals of one kind differ in a number. */
type KindOf<Medal> = Medal extends `${infer Kind extends 'passes' | 'streak' | 'mastered'}-${number}`
  ? Kind
  : Medal;
export type MedalKind = KindOf<MedalName>;

export interface MedalParts {
  readonly kind: MedalKind;
  /** The number counted; null for a kind without one. */
  readonly count: number | null;
}

export function partsOf(medal: MedalName): MedalParts {
  const [, kind = medal, count] = /^(passes|streak|mastered)-(\d+)$/.exec(medal) ?? [];
  return { kind: kind as MedalKind, count: count === undefined ? null : Number(count) };
}
