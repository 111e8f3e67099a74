export { browserMemory } from './browser-memory.ts';
