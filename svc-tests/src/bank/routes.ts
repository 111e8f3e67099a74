import { CATEGORIES, type CategoryListItemDto, categoryIdOf } from '@zielona-fala/contracts';
import { type Endpoint, endpoint } from '@zielona-fala/service-kit';
import { availableCategories, type StratumSize } from './strata.ts';

export interface BankParts {
  sizes(): Promise<readonly StratumSize[]>;
}

/** Calls about the bank as a whole. */
export function bankEndpoints({ sizes }: BankParts): readonly Endpoint[] {
  return [
    endpoint({
      method: 'get',
      path: '/api/v1/tests/categories/all',
      access: 'public',
      async handle() {
        const available = availableCategories(await sizes());
        const list = CATEGORIES.map((name) => ({
          categoryId: categoryIdOf(name),
          name,
          available: available.has(name),
        }));
        return { body: list satisfies readonly CategoryListItemDto[] };
      },
    }),
  ];
}
