import { byShareWrong, type GroupRuleDto, isWeak, type Locale } from '@zielona-fala/contracts';
import { type RuleBook, ruleName } from '@zielona-fala/contracts/bank';
import type { Clock } from '@zielona-fala/service-kit/process';
import { LRUCache } from 'lru-cache';
import type { Catalogue } from '../learning/catalogue.ts';
import type { LearningStore } from '../learning/store.ts';
import type { Group } from './group.ts';

type Counted = Omit<GroupRuleDto, 'title'>;

export interface GroupRulesParts {
  readonly learning: Pick<LearningStore, 'findAll'>;
  readonly catalogue: Catalogue;
  readonly book: RuleBook;
  readonly clock: Clock;
}

/** The rules that a group gets wrong, from enough answers on: one query for all its members, whose answer is kept for a minute. */
export type GroupRules = (group: Group, lang: Locale, limit: number) => Promise<readonly GroupRuleDto[]>;

const FRESH_MS = 60_000;
const REMEMBERED = 1000;

/** Those with most wrong last answers first, of two alike the one of which a larger share is wrong. */
const worstFirst = (one: Counted, other: Counted): number =>
  other.wrong - one.wrong || byShareWrong(one, other);

export function createGroupRules({ learning, catalogue, book, clock }: GroupRulesParts): GroupRules {
  const told = new LRUCache<string, readonly Counted[]>({
    max: REMEMBERED,
    ttl: FRESH_MS,
    perf: { now: () => clock.now().getTime() },
  });

  const count = async (userIds: readonly number[], group: Group): Promise<readonly Counted[]> => {
    const [questions, knowledges] = await Promise.all([
      catalogue.of(group.category),
      learning.findAll(userIds, group.category),
    ]);
    const counts = new Map<string, { members: number; seen: number; wrong: number }>();
    for (const userId of userIds) {
      const { memories } = knowledges(userId);
      const own = new Set<string>();
      for (const { number, rules } of questions) {
        const memory = memories.get(number);
        if (memory === undefined) continue;
        for (const ruleId of rules) {
          const { members, seen, wrong } = counts.get(ruleId) ?? { members: 0, seen: 0, wrong: 0 };
          counts.set(ruleId, {
            members: own.has(ruleId) ? members : members + 1,
            seen: seen + 1,
            wrong: memory.lastRight ? wrong : wrong + 1,
          });
          own.add(ruleId);
        }
      }
    }
    return [...counts]
      .map(([ruleId, counted]) => ({ ruleId, ...counted }))
      .filter(isWeak)
      .toSorted(worstFirst);
  };

  return async (group, lang, limit) => {
    const userIds = group.members.filter(({ sharing }) => sharing.topics).map(({ userId }) => userId);
    const key = `${group.groupId}:${userIds.join()}`;
    let counted = told.get(key);
    if (counted === undefined) {
      counted = await count(userIds, group);
      told.set(key, counted);
    }
    return counted.slice(0, limit).flatMap((each) => {
      const rule = book.rules.get(each.ruleId);
      return rule ? [{ ...each, ...ruleName(rule, lang) }] : [];
    });
  };
}
