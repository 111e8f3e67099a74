import type { CategoryListItemDto } from '@zielona-fala/contracts';
import { api, clientActions } from '@zielona-fala/web-kit/store';

export const { useGetCategoriesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<readonly CategoryListItemDto[], void>({
      query: () => 'v1/tests/categories/all',
      async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(clientActions.categoriesLoaded(answer.data));
      },
    }),
  }),
});
