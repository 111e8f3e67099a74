export { API_TAGS, api, type StoreExtra } from './api.ts';
export { ApiError, isRefusal } from './api-error.ts';
export { browserMemory, MEMORY_KEYS, type MemoryKey } from './browser-memory.ts';
export {
  type ClientState,
  clientActions,
  clientReducer,
  selectAllCategories,
  selectCategory,
  selectIsProgressLoading,
  selectNextLevelModalOpen,
} from './client-state.ts';
export { PortalProvider, useLocale, usePortal, useSession, useUser } from './portal-context.ts';
export { createSession, type Session, type SessionOptions } from './session.ts';
export { singleFlight } from './single-flight.ts';
