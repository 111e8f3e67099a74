import type { Answer, CategoryName, Locale, PointsValue, Topic } from '@zielona-fala/contracts';
import { dataSource } from '../../shared/data-source.ts';

type Translations = Readonly<Record<Locale, string>>;

/** What the page of a topic says in one language. */
export interface TopicArticle {
  readonly title: string;
  readonly lead: string;
  /** Paragraphs. */
  readonly text: readonly string[];
}

export type TopicArticles = Readonly<Record<Locale, TopicArticle>> & { readonly related: readonly Topic[] };

export const useTopicArticles = dataSource<TopicArticles>(
  (topic) => import(`../../../articles/topic/${topic}.json`),
);

/** A question of our own bank with everything there is to know, and the categories that the topic is asked in. */
export interface TopicExample {
  readonly number: number;
  readonly points: PointsValue;
  readonly correct: Answer;
  readonly text: Translations;
  /** Null for a yes/no question. */
  readonly answers: Readonly<Record<'A' | 'B' | 'C', Translations>> | null;
  readonly explanation: Translations;
  readonly legalBasis: readonly {
    readonly act: Translations;
    readonly article: Translations;
    readonly asOf: string;
  }[];
  /** What its picture shows; null when it has none. */
  readonly pictureAlt: Translations | null;
  readonly askedIn: readonly CategoryName[];
}

export const useTopicExample = dataSource<TopicExample>(
  (topic) => import(`../../../.bank/topic/${topic}.json`),
);

/** Address of the example's picture. */
export const useExamplePicture = dataSource<string>((topic) => import(`../../../.bank/picture/${topic}.svg`));
