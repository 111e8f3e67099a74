import type { CategoryListItemDto } from '@zielona-fala/contracts';
import { listCategories } from '@zielona-fala/contracts/api/questions/list-categories';
import { requestTo } from '@zielona-fala/contracts/portal';
import { api, clientActions } from '@zielona-fala/web-kit/store';

export const { useGetCategoriesQuery } = api.injectEndpoints({
  endpoints: (build) => ({
    getCategories: build.query<readonly CategoryListItemDto[], void>({
      query: () => requestTo(listCategories),
      async onQueryStarted(_nothing, { dispatch, queryFulfilled }) {
        const answer = await queryFulfilled.catch(() => null);
        if (answer) dispatch(clientActions.categoriesLoaded(answer.data));
      },
    }),
  }),
});
