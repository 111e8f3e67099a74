import { registerHooks } from 'node:module';
import { addEventHandler } from 'jest-circus';
import LightRunner from 'jest-light-runner';
import { timeLimits } from './time-limits.mjs';

const GLOBALS = new URL('globals.mjs', import.meta.url).href;

// the package itself refuses to be loaded by plain Node
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: GLOBALS, shortCircuit: true } : next(specifier, context),
});

let globalConfig;

/** jest-worker calls it once in each process. */
export function setup(config) {
  globalConfig = config;
  addEventHandler(timeLimits(config.testTimeout));
}

/** Runs one test file in this process. @returns Jest's TestResult @throws what the file throws while it loads */
export async function runFile(path, config) {
  let result;
  let failure = null;
  const test = { path, context: { config } };
  // with one worker, it runs tests in the process that asks
  await new LightRunner({ ...globalConfig, maxWorkers: 1 }).runTests(
    [test],
    null,
    async () => undefined,
    async (_test, testResult) => {
      result = testResult;
    },
    async (_test, error) => {
      failure = { error };
    },
  );
  if (failure) throw failure.error;
  return result;
}
