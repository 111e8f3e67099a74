export { api } from './api.ts';
export { clientActions, selectAllCategories, selectCategory } from './client-state.ts';
export { createPortalStore } from './portal-store.ts';
