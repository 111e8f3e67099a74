export { useDispatch, useSelector } from 'react-redux';
export { api } from './api.ts';
export {
  clientActions,
  selectAllCategories,
  selectAllTests,
  selectCategory,
  selectUserStats,
} from './client-state.ts';
export { createPortalStore } from './portal-store.ts';
