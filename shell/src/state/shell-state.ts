import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { clientActions } from '@zielona-fala/web-kit/store';

/** The part of the client state (requirement 3.5) that the shell alone writes and shows. */
export interface ShellState {
  readonly nextLevelModalOpen: boolean;
  readonly isProgressLoading: boolean;
}

const initialState: ShellState = { nextLevelModalOpen: false, isProgressLoading: false };

const slice = createSlice({
  name: 'shell',
  initialState,
  reducers: {
    nextLevelModalOpened: (state) => ({ ...state, nextLevelModalOpen: true }),
    nextLevelModalClosed: (state) => ({ ...state, nextLevelModalOpen: false }),
    progressLoadingToggled: (state, { payload }: PayloadAction<boolean>) => ({
      ...state,
      isProgressLoading: payload,
    }),
  },
  extraReducers: (builder) => {
    builder.addCase(clientActions.learnerLeft, (state) => ({ ...state, nextLevelModalOpen: false }));
  },
});

export const shellReducer = slice.reducer;
export const shellActions = slice.actions;

interface RootWithShell {
  readonly shell: ShellState;
}
export const selectNextLevelModalOpen = ({ shell }: RootWithShell): boolean => shell.nextLevelModalOpen;
export const selectIsProgressLoading = ({ shell }: RootWithShell): boolean => shell.isProgressLoading;
