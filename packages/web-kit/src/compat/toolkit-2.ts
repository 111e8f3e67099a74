/** What remotes of mount contract 2 take of `@reduxjs/toolkit`. */
export { createAction, createSelector, createSlice } from '@reduxjs/toolkit';
