import type {
  CategoryName,
  MasteryDto,
  PlanDto,
  ReadinessDto,
  TopicProgressDto,
} from '@zielona-fala/contracts';
import {
  fillsExam,
  type Knowledge,
  masteryDto,
  masteryOf,
  type PlanOptions,
  planDto,
  readinessDto,
  readinessOf,
  todaysPlan,
  topicDto,
  topicMasteries,
} from '@zielona-fala/learning';
import { type Catalogue, type CatalogueQuestion, examined } from '../learning/catalogue.ts';
import type { LearningStore } from '../learning/store.ts';
import { byRule } from '../rules/rule-book.ts';
import { type KnowledgeParts, type PresentKnowledge, presentKnowledge } from './present-knowledge.ts';

/** Progress of a learner in a category. Each call makes three queries, whatever the number of answers. */
export interface Study {
  plan(userId: number, category: CategoryName): Promise<PlanDto>;
  /** In any category of the learner: whether today's goal is not met yet and spaced repetition asks for something. */
  isAnythingDue(userId: number): Promise<boolean>;
  /** Null while the bank cannot fill an exam of the category. */
  readiness(userId: number, category: CategoryName): Promise<ReadinessDto | null>;
  topics(userId: number, category: CategoryName): Promise<readonly TopicProgressDto[]>;
  /** By rule; rules behind no question of the category are absent. */
  rules(userId: number, category: CategoryName): Promise<ReadonlyMap<string, MasteryDto>>;
  /** Of one rule; null if it is behind no question of the category. */
  rule(userId: number, category: CategoryName, ruleId: string): Promise<MasteryDto | null>;
  /** Readiness and topics at the price of one of them. */
  overview(
    userId: number,
    category: CategoryName,
  ): Promise<{
    readonly readiness: ReadinessDto | null;
    readonly topics: readonly TopicProgressDto[];
  }>;
}

export interface StudyParts extends KnowledgeParts {
  readonly catalogue: Catalogue;
  readonly learning: Pick<LearningStore, 'find' | 'categoriesOf'>;
}

export function createStudy(parts: StudyParts): Study {
  const standing = async (userId: number, category: CategoryName) => ({
    questions: await parts.catalogue.of(category),
    ...(await presentKnowledge(parts, userId, category)),
  });
  const planOf = async (userId: number, category: CategoryName) => {
    const { questions, knowledge, options } = await standing(userId, category);
    return todaysPlan(examined(questions), knowledge, options);
  };
  return {
    plan: async (userId, category) => planDto(await planOf(userId, category)),
    async isAnythingDue(userId) {
      for (const category of await parts.learning.categoriesOf(userId)) {
        const { state, due } = await planOf(userId, category);
        if (state === 'open' && due > 0) return true;
      }
      return false;
    },
    readiness: async (userId, category) => readinessIn(await standing(userId, category)),
    topics: async (userId, category) => topicsIn(await standing(userId, category)),
    async rules(userId, category) {
      const { questions, knowledge } = await standing(userId, category);
      return new Map([...byRule(questions)].map(([id, all]) => [id, masteryDto(masteryOf(all, knowledge))]));
    },
    async rule(userId, category, ruleId) {
      const { questions, knowledge } = await standing(userId, category);
      const ofRule = questions.filter(({ rules }) => rules.includes(ruleId));
      return ofRule.length === 0 ? null : masteryDto(masteryOf(ofRule, knowledge));
    },
    async overview(userId, category) {
      const found = await standing(userId, category);
      return { readiness: readinessIn(found), topics: topicsIn(found) };
    },
  };
}

interface ReadinessFacts {
  readonly questions: readonly CatalogueQuestion[];
  readonly knowledge: Knowledge;
  readonly options: Pick<PlanOptions, 'today'>;
}

type Standing = PresentKnowledge & { readonly questions: readonly CatalogueQuestion[] };

/** Null while the bank cannot fill an exam. */
export function readinessIn({ questions, knowledge, options }: ReadinessFacts): ReadinessDto | null {
  const asked = examined(questions);
  return fillsExam(asked) ? readinessDto(readinessOf(asked, knowledge, options.today)) : null;
}

function topicsIn({ questions, knowledge }: Standing): readonly TopicProgressDto[] {
  return topicMasteries(questions, knowledge).map(topicDto);
}
