import type { CategoryListItemDto } from '@zielona-fala/contracts';
import { api } from '@zielona-fala/web-kit/session';

const categoriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    offeredCategories: build.query<readonly CategoryListItemDto[], void>({
      query: () => 'v1/tests/categories/all',
    }),
  }),
});

export const { useOfferedCategoriesQuery } = categoriesApi;
