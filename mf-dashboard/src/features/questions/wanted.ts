import {
  PARTS,
  POINTS,
  type PointsValue,
  QUESTION_TOPICS,
  type QuestionPart,
  type QuestionTopic,
} from '@zielona-fala/contracts';

/** Which questions of a category are shown; null: all of them. */
export interface WantedQuestions {
  /** Words, the beginning of one, or a number. */
  readonly text: string;
  readonly topic: QuestionTopic | null;
  readonly part: QuestionPart | null;
  readonly points: PointsValue | null;
  readonly bookmarked: boolean;
}

/** As many as the server looks at. */
export const MAX_SEARCH_LENGTH = 100;

const oneOf = <Value>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => String(value) === text) ?? null;

/** The questions that an address asks for, e.g. `?topic=right-of-way&points=3`. */
export const wantedOf = (query: URLSearchParams): WantedQuestions => ({
  text: (query.get('q') ?? '').slice(0, MAX_SEARCH_LENGTH),
  topic: oneOf(QUESTION_TOPICS, query.get('topic')),
  part: oneOf(PARTS, query.get('part')),
  points: oneOf(POINTS, query.get('points')),
  bookmarked: query.get('bookmarked') === 'true',
});

/** The opposite of {@link wantedOf}. */
export function queryOf({ text, topic, part, points, bookmarked }: WantedQuestions): URLSearchParams {
  return new URLSearchParams({
    ...(text === '' ? {} : { q: text }),
    ...(topic === null ? {} : { topic }),
    ...(part === null ? {} : { part }),
    ...(points === null ? {} : { points: String(points) }),
    ...(bookmarked ? { bookmarked: 'true' } : {}),
  });
}

/** Whether nothing narrows the bookmarks down: none of them found means that there are none. */
export const areAllBookmarks = (wanted: WantedQuestions): boolean =>
  queryOf(wanted).toString() === 'bookmarked=true';
