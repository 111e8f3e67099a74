export { clockFace, secondsUntil } from './clock.ts';
export { useSecondsUntil } from './use-seconds-until.ts';
