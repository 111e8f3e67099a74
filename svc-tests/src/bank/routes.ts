import { type BankDto, CATEGORIES, categoryIdOf } from '@zielona-fala/contracts';
import { getBank } from '@zielona-fala/contracts/api/questions/get-bank';
import { listCategories } from '@zielona-fala/contracts/api/questions/list-categories';
import { availableCategories, type StratumSize } from '@zielona-fala/question-store';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';

export interface BankParts {
  summary(): Promise<BankDto>;
  sizes(): Promise<readonly StratumSize[]>;
}

/** Calls about the bank as a whole. */
export function bankRoutes({ summary, sizes }: BankParts): readonly Endpoint[] {
  return [
    serve(getBank, summary),
    serve(listCategories, async () => {
      const available = availableCategories(await sizes());
      return CATEGORIES.map((name) => ({
        categoryId: categoryIdOf(name),
        name,
        available: available.has(name),
      }));
    }),
  ];
}
