import { loadRule, loadTitles } from '#told-rules';
import { dataSource } from '../../shared/data-source.ts';
import type { PageAddress, RuleAddress, TitlesOfTopic, ToldRule } from './told-rule.ts';

const useRuleAt = dataSource<ToldRule>(async (address) => ({
  default: await loadRule(JSON.parse(address) as RuleAddress),
}));

/** What the page of a rule tells; the component suspends while it is on its way. */
export const useToldRule = (address: RuleAddress): ToldRule => useRuleAt(JSON.stringify(address));

const useTitlesAt = dataSource<readonly TitlesOfTopic[]>(async (address) => ({
  default: await loadTitles(JSON.parse(address) as PageAddress),
}));

/** The titles of all rules by topic; the component suspends while they are on their way. */
export const useRuleTitles = (address: PageAddress): readonly TitlesOfTopic[] =>
  useTitlesAt(JSON.stringify(address));
