export { runChaos } from './chaos.ts';
export { type ChaosStack, startChaosStack } from './chaos-stack.ts';
