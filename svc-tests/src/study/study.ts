import type {
  CategoryName,
  MasteryDto,
  PlanDto,
  ReadinessDto,
  TopicProgressDto,
} from '@zielona-fala/contracts';
import {
  masteryDto,
  masteryOf,
  planIn,
  readinessIn,
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
  const examStanding = async (userId: number, category: CategoryName) =>
    ofExams(await standing(userId, category));
  return {
    plan: async (userId, category) => planIn(await examStanding(userId, category)),
    async isAnythingDue(userId) {
      for (const category of await parts.learning.categoriesOf(userId)) {
        const { questions, knowledge, options } = await examStanding(userId, category);
        const { state, due } = todaysPlan(questions, knowledge, options);
        if (state === 'open' && due > 0) return true;
      }
      return false;
    },
    readiness: async (userId, category) => readinessIn(await examStanding(userId, category)),
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
  };
}

type Standing = PresentKnowledge & { readonly questions: readonly CatalogueQuestion[] };

const ofExams = (standing: Standing): Standing => ({ ...standing, questions: examined(standing.questions) });

function topicsIn({ questions, knowledge }: Standing): readonly TopicProgressDto[] {
  return topicMasteries(questions, knowledge).map(topicDto);
}
