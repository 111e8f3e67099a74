export { createHolds, type Holds } from './holds.ts';
export { createSignal, type Signal } from './signal.ts';
export { createPortalStore } from './store.ts';
export { createTheme } from './theme.ts';
