import { fileURLToPath } from 'node:url';
import { CallbackTestRunner } from 'jest-runner';
import { Worker } from 'jest-worker';

const WORKER = new URL('worker.mjs', import.meta.url);
/** A worker that holds more after a file, in bytes, is replaced: modules of earlier test files are never freed. */
const WORKER_MEMORY = 1024 ** 3;

/**
 * Runs test files in plain Node: those of one process share the modules that they import, where Jest's own runner
 * loads the clients of databases, the driver of the browser and our sources anew for each file.
 */
export default class SharedModulesRunner extends CallbackTestRunner {
  async runTests(tests, watcher, onStart, onResult, onFailure, { serial }) {
    const { processes, runFile, end } = serial
      ? await inThisProcess(this._globalConfig)
      : inWorkers(this._globalConfig);
    // one iterator: each process takes the next file that none has taken
    const queue = tests.values();
    const runRest = async () => {
      for (const test of queue) {
        if (watcher.isInterrupted()) return;
        await onStart(test);
        await runFile(test.path, test.context.config).then(
          (result) => onResult(test, result),
          (error) => onFailure(test, error),
        );
      }
    };
    try {
      await Promise.all(Array.from({ length: processes }, runRest));
    } finally {
      await end();
    }
  }
}

function inWorkers(globalConfig) {
  const workers = new Worker(fileURLToPath(WORKER), {
    exposedMethods: ['runFile'],
    setupArgs: [globalConfig],
    numWorkers: globalConfig.maxWorkers,
    // a file that ends its process has failed
    maxRetries: 0,
    idleMemoryLimit: WORKER_MEMORY,
    forkOptions: { stdio: 'inherit' },
  });
  return {
    processes: globalConfig.maxWorkers,
    runFile: (path, config) => workers.runFile(path, config),
    end: () => workers.end(),
  };
}

/** As a debugger needs it. */
async function inThisProcess(globalConfig) {
  const { setup, runFile } = await import(WORKER.href);
  setup(globalConfig);
  return { processes: 1, runFile, end: async () => undefined };
}
