import { type Identity, identityOf, type Recognisable } from './identity.ts';

/** The result of searching another edition for a question. */
export type Match<Row> =
  | { readonly kind: 'number-and-text' | 'text-and-medium'; readonly row: Row }
  | { readonly kind: 'unmatched' }
  /** Several rows match and differ, or the only evidence is a text that several questions share. */
  | { readonly kind: 'conflict'; readonly rows: readonly Row[] };

interface Candidate<Row> {
  readonly row: Row;
  readonly agrees: Readonly<Record<'number' | 'medium' | 'answers', boolean>>;
}

/**
 * Finds questions of one edition in another, by their text in every case: numbers are stable between the ministry's own
 * editions, but not in copies that have been renumbered.
 * @param older the rows to search
 * @param newer all questions that are searched for: a text that several of them share needs more evidence
 * @param isSame whether it does not matter which of two rows is taken
 */
export function createMatcher<Row extends Recognisable>(
  older: readonly Row[],
  newer: readonly Recognisable[],
  isSame: (one: Row, other: Row) => boolean,
): (question: Recognisable) => Match<Row> {
  const rows = older.map((row) => ({ row, identity: identityOf(row) }));
  const byText = Map.groupBy(rows, ({ identity }) => identity.text);
  const editions = [rows.map(({ identity }) => identity), newer.map(identityOf)];
  const sharedTexts = new Set(editions.flatMap((each) => repeated(each, textOf)));
  const sharedWithMedium = new Set(editions.flatMap((each) => repeated(each, textAndMedium)));
  const sharedWithAnswers = new Set(editions.flatMap((each) => repeated(each, textAndAnswers)));
  const isCertain = (wanted: Identity, { agrees }: Candidate<Row>): boolean =>
    agrees.medium
      ? agrees.number || agrees.answers || !sharedWithMedium.has(textAndMedium(wanted))
      : !sharedTexts.has(wanted.text) || (agrees.answers && !sharedWithAnswers.has(textAndAnswers(wanted)));

  return (question) => {
    const wanted = identityOf(question);
    const candidates = (byText.get(wanted.text) ?? [])
      .map(({ row, identity }) => ({ row, agrees: agreement(wanted, identity) }))
      .filter(({ agrees }) => agrees.number || agrees.medium);
    const best = candidates.filter((each) => !candidates.some((other) => outdoes(other, each)));
    if (best.length === 0) return { kind: 'unmatched' };
    const certain = best.filter(
      (each) => best.every(({ row }) => isSame(each.row, row)) && isCertain(wanted, each),
    );
    const found = certain.find(({ agrees }) => agrees.number) ?? certain[0];
    if (found === undefined) return { kind: 'conflict', rows: best.map(({ row }) => row) };
    return { kind: found.agrees.number ? 'number-and-text' : 'text-and-medium', row: found.row };
  };
}

function agreement(one: Identity, other: Identity): Candidate<unknown>['agrees'] {
  return {
    number: one.number === other.number,
    medium: one.medium === other.medium,
    answers: one.answers === other.answers,
  };
}

/** Whether one candidate has all the evidence of the other, and more. */
function outdoes({ agrees: one }: Candidate<unknown>, { agrees: other }: Candidate<unknown>): boolean {
  const signs = ['number', 'medium', 'answers'] as const;
  return signs.every((sign) => one[sign] || !other[sign]) && signs.some((sign) => one[sign] && !other[sign]);
}

const textOf = ({ text }: Identity): string => text;
const textAndMedium = ({ text, medium }: Identity): string => `${text}\n${medium}`;
const textAndAnswers = ({ text, answers }: Identity): string => `${text}\n${answers}`;

function repeated(identities: readonly Identity[], keyOf: (identity: Identity) => string): readonly string[] {
  return [...Map.groupBy(identities, keyOf)].flatMap(([key, group]) => (group.length > 1 ? [key] : []));
}
