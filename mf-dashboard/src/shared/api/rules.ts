import type { CategoryName, Locale } from '@zielona-fala/contracts';
import { getRule } from '@zielona-fala/contracts/api/rules/get-rule';
import { listRules } from '@zielona-fala/contracts/api/rules/list-rules';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, asks } from './api.ts';

interface InCategory {
  readonly category: CategoryName;
  readonly lang: Locale;
}

/** The rules behind the questions, with the learner's progress in each. */
export const { useListRulesQuery, useFindRulesQuery, useCostliestRulesQuery, useGetRuleQuery } =
  api.injectEndpoints({
    endpoints: (build) => ({
      listRules: build.query({
        ...asks(({ category, lang }: InCategory) => requestTo(listRules, { query: { cat: category, lang } })),
        providesTags: ['Tests'],
      }),
      /** Those that have all words of a text, in whatever form. */
      findRules: build.query({
        ...asks(({ category, lang, q, limit }: InCategory & { readonly q: string; readonly limit: number }) =>
          requestTo(listRules, { query: { cat: category, lang, q, limit } }),
        ),
        providesTags: ['Tests'],
      }),
      /** Those of most mistakes first; where there is none, those of most answers. */
      costliestRules: build.query({
        ...asks(({ category, lang, limit }: InCategory & { readonly limit: number }) =>
          requestTo(listRules, { query: { cat: category, lang, order: 'cost', limit } }),
        ),
        providesTags: ['Tests'],
      }),
      /** Refused with 404 where the category has no such rule. */
      getRule: build.query({
        ...asks(({ ruleId, category, lang }: InCategory & { readonly ruleId: string }) =>
          requestTo(getRule, { ruleId, query: { cat: category, lang } }),
        ),
        providesTags: ['Tests'],
      }),
    }),
  });
