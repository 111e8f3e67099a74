export { levelUpV1 } from './level-up.v1.ts';
export { testFinishedV1 } from './test-finished.v1.ts';
export { userChangedV1 } from './user-changed.v1.ts';
