import type { Locale, MasteryDto } from '@zielona-fala/contracts';
import type { ListedRuleDto } from '@zielona-fala/contracts/api';
import { getRule } from '@zielona-fala/contracts/api/rules/get-rule';
import { listRules } from '@zielona-fala/contracts/api/rules/list-rules';
import { legalBasisOf, type Rule, type RuleBook, ruleName, withFigures } from '@zielona-fala/contracts/bank';
import { type Endpoint, notFound, serve } from '@zielona-fala/service-kit/http';
import type { QuestionPresenter } from '../bank/present.ts';
import type { Catalogue } from '../learning/catalogue.ts';
import type { Study } from '../study/study.ts';
import { alternatingQuestions, namesOf } from './rule-book.ts';
import { createRuleSearch } from './rule-search.ts';

export interface RuleParts {
  readonly book: RuleBook;
  readonly catalogue: Pick<Catalogue, 'of'>;
  readonly study: Pick<Study, 'rules' | 'rule'>;
  readonly present: Pick<QuestionPresenter, 'mediaUrl'>;
}

/** The rules behind the questions, with the learner's progress in each. */
export function ruleRoutes({ book, catalogue, study, present }: RuleParts): readonly Endpoint[] {
  const search = createRuleSearch(book);
  return [
    serve(listRules, async ({ query: { cat, lang, topic, q, order, limit }, user }) => {
      const masteries = await study.rules(user.userId, cat);
      const rules = search(q, lang)
        .filter((rule) => topic === undefined || rule.topic === topic)
        .flatMap((rule) => {
          const mastery = masteries.get(rule.id);
          return mastery === undefined ? [] : [{ rule, ...mastery }];
        });
      const ordered = order === 'cost' ? costliestFirst(rules) : rules;
      return ordered.slice(0, limit).map(({ rule, ...mastery }) => listed(rule, mastery, lang));
    }),
    serve(getRule, async ({ params, query: { cat, lang }, user }) => {
      const rule = book.rules.get(params.ruleId);
      const mastery = rule && (await study.rule(user.userId, cat, rule.id));
      if (!rule || !mastery) throw notFound(`Category ${cat} has no rule ${params.ruleId}`);
      const questions = await catalogue.of(cat);
      const isAsked = (id: string) => questions.some(({ rules }) => rules.includes(id));
      return {
        ...listed(rule, mastery, lang),
        text: withFigures(rule.text, rule, lang),
        recognise: withFigures(rule.recognise, rule, lang),
        mistake: withFigures(rule.mistake, rule, lang),
        picture: await present.mediaUrl(rule.picture?.file),
        pictureAlt: rule.picture?.alt[lang] ?? null,
        legalBasis: rule.legalBasis.map((reference) => legalBasisOf(reference, lang)),
        beside: namesOf(book, rule.beside.filter(isAsked), lang).map((contrast) => ({
          ...contrast,
          questions: alternatingQuestions(questions, [rule.id, contrast.ruleId]),
        })),
      };
    }),
  ];
}

const listed = (rule: Rule, mastery: MasteryDto, lang: Locale): ListedRuleDto => ({
  ...ruleName(rule, lang),
  topic: rule.topic,
  ...mastery,
});

/**
 * Those of most questions answered wrong last; of two alike the one whose mistake is newer, and where there is none the
 * one of which more was answered.
 */
function costliestFirst<Rule extends MasteryDto>(rules: readonly Rule[]): readonly Rule[] {
  return rules.toSorted(
    (one, other) =>
      other.seen - other.known - (one.seen - one.known) ||
      (other.lastWrong ?? '').localeCompare(one.lastWrong ?? '') ||
      other.seen - one.seen,
  );
}
