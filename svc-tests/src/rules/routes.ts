import type { CategoryName, Locale } from '@zielona-fala/contracts';
import type { ListedRuleDto } from '@zielona-fala/contracts/api';
import { getRule } from '@zielona-fala/contracts/api/rules/get-rule';
import { listRules } from '@zielona-fala/contracts/api/rules/list-rules';
import { type Rule, type RuleBook, withFigures } from '@zielona-fala/contracts/bank';
import { type Endpoint, notFound, serve } from '@zielona-fala/service-kit/http';
import { legalBasisOf } from '../bank/legal-basis.ts';
import type { QuestionPresenter } from '../bank/present.ts';
import type { Study } from '../study/study.ts';
import { namesOf, ruleName } from './rule-book.ts';

export interface RuleParts {
  readonly book: RuleBook;
  readonly study: Pick<Study, 'rules'>;
  readonly present: Pick<QuestionPresenter, 'mediaUrl'>;
}

/** The rules behind the questions, with the learner's progress in each. */
export function ruleRoutes({ book, study, present }: RuleParts): readonly Endpoint[] {
  const listed = async (userId: number, category: CategoryName, lang: Locale) => {
    const masteries = await study.rules(userId, category);
    return (rule: Rule): ListedRuleDto | null => {
      const mastery = masteries.get(rule.id);
      return mastery === undefined ? null : { ...ruleName(rule, lang), topic: rule.topic, ...mastery };
    };
  };
  return [
    serve(listRules, async ({ query: { cat, lang, topic }, user }) => {
      const inCategory = await listed(user.userId, cat, lang);
      return [...book.rules.values()]
        .filter((rule) => topic === undefined || rule.topic === topic)
        .flatMap((rule) => inCategory(rule) ?? []);
    }),
    serve(getRule, async ({ params, query: { cat, lang }, user }) => {
      const rule = book.rules.get(params.ruleId);
      const found = rule && (await listed(user.userId, cat, lang))(rule);
      if (!rule || !found) throw notFound(`Category ${cat} has no rule ${params.ruleId}`);
      return {
        ...found,
        text: withFigures(rule.text, rule, lang),
        recognise: withFigures(rule.recognise, rule, lang),
        mistake: withFigures(rule.mistake, rule, lang),
        picture: await present.mediaUrl(rule.picture?.file),
        pictureAlt: rule.picture?.alt[lang] ?? null,
        legalBasis: rule.legalBasis.map((reference) => legalBasisOf(reference, lang)),
        beside: namesOf(book, rule.beside, lang),
      };
    }),
  ];
}
