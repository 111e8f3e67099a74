export { freePort, freePorts } from '../infra/ports.ts';
export { type GuardedProcess, spawnGuarded } from './guarded.ts';
export { run, tail } from './run.ts';
export { until } from './until.ts';
export { UserError } from './user-error.ts';
