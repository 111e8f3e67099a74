export { fillBank } from './fill-bank.ts';
export { type NewTests, newTestsOn } from './new-tests.ts';
