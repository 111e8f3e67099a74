import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import {
  type CategoryListItemDto,
  type CategoryName,
  type CategoryStatsDto,
  DEFAULT_CATEGORY,
  DEFAULT_LOCALE,
  type Locale,
  type TestDto,
} from '@zielona-fala/contracts';

/** The client state (requirement 3.5) shared by the shell and the remotes. */
export interface ClientState {
  category: CategoryName;
  lang: Locale;
  allTests: readonly TestDto[];
  userStats: CategoryStatsDto | null;
  allCategories: readonly CategoryListItemDto[];
}

export interface LoadedTests {
  readonly category: CategoryName;
  readonly tests: readonly TestDto[];
}

const initialState: ClientState = {
  category: DEFAULT_CATEGORY,
  lang: DEFAULT_LOCALE,
  allTests: [],
  userStats: null,
  allCategories: [],
};

const slice = createSlice({
  name: 'client',
  initialState,
  reducers: {
    categorySelected: (state, action: PayloadAction<CategoryName>) => ({
      ...state,
      category: action.payload,
    }),
    languageSelected: (state, action: PayloadAction<Locale>) => ({ ...state, lang: action.payload }),
    /** Replaces the tests of one category. */
    testsLoaded: (state, { payload }: PayloadAction<LoadedTests>) => ({
      ...state,
      allTests: [
        ...state.allTests.filter(({ category }) => category.name !== payload.category),
        ...payload.tests,
      ],
    }),
    statsLoaded: (state, action: PayloadAction<CategoryStatsDto>) => ({
      ...state,
      userStats: action.payload,
    }),
    categoriesLoaded: (state, action: PayloadAction<readonly CategoryListItemDto[]>) => ({
      ...state,
      allCategories: action.payload,
    }),
    /** Restores stored state at startup. */
    restored: (state, { payload }: PayloadAction<Pick<ClientState, 'allTests' | 'userStats'>>) => ({
      ...state,
      ...payload,
    }),
    /** At logout: the learner's data goes, the choices stay. */
    learnerLeft: ({ category, lang }) => ({ ...initialState, category, lang }),
  },
});

export const clientReducer = slice.reducer;
export const clientActions = slice.actions;

interface RootWithClient {
  readonly client: ClientState;
}
export const selectCategory = (root: RootWithClient): CategoryName => root.client.category;
export const selectAllCategories = (root: RootWithClient): readonly CategoryListItemDto[] =>
  root.client.allCategories;
export const selectAllTests = (root: RootWithClient): readonly TestDto[] => root.client.allTests;
export const selectUserStats = (root: RootWithClient): CategoryStatsDto | null => root.client.userStats;
