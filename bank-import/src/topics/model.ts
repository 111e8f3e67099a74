/** How much clues speak for each topic. */
export interface TopicModel<Name extends string> {
  readonly topics: readonly Name[];
  /** What a topic has before anything is known of a question. */
  readonly start: readonly number[];
  /** By clue: how rare it is, then pairs of a topic's index and the clue's weight for it. */
  readonly clues: Readonly<Record<string, readonly [rarity: number, ...pairs: number[]]>>;
}

/**
 * @param fewest clues that the model has to know to judge
 * @returns the score of each topic, in the model's order: the better it fits, the higher, 1 for a clear case; all 0
 *   where it cannot judge
 */
export function scoresOf<Name extends string>(
  { topics, start, clues }: TopicModel<Name>,
  found: ReadonlySet<string>,
  fewest = 0,
): readonly number[] {
  const known = [...found].flatMap((clue) => (Object.hasOwn(clues, clue) ? [clues[clue] ?? []] : []));
  if (known.length < fewest) return topics.map(() => 0);
  const length = Math.hypot(...known.map(([rarity = 0]) => rarity)) || 1;
  const scores = [...start];
  for (const [rarity = 0, ...pairs] of known) {
    for (let at = 0; at < pairs.length; at += 2) {
      const topic = pairs[at] ?? 0;
      scores[topic] = (scores[topic] ?? 0) + ((pairs[at + 1] ?? 0) * rarity) / length;
    }
  }
  return scores;
}
