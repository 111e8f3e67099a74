import { type BankDto, CATEGORIES, categoryIdOf } from '@zielona-fala/contracts';
import { RESPONSES } from '@zielona-fala/contracts/responses';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit/http';
import { availableCategories, type StratumSize } from './strata.ts';

export interface BankParts {
  summary(): Promise<BankDto>;
  sizes(): Promise<readonly StratumSize[]>;
}

/** Calls about the bank as a whole. */
export function bankEndpoints({ summary, sizes }: BankParts): readonly Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/tests/bank',
      summary: 'Which questions are loaded',
      access: 'public',
      returns: RESPONSES.bank,
      handle: summary,
    }),
    endpoint({
      method: 'get',
      path: '/api/v1/tests/categories/all',
      summary: 'All licence categories',
      access: 'public',
      returns: RESPONSES.categories,
      async handle() {
        const available = availableCategories(await sizes());
        return CATEGORIES.map((name) => ({
          categoryId: categoryIdOf(name),
          name,
          available: available.has(name),
        }));
      },
    }),
  ];
}
