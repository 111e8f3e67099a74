import { runInThisContext } from 'node:vm';

const EVENT = 'unhandledRejection';
/** The one of Node: tests have a copy, which tells nothing. */
const nodeProcess = runInThisContext('process') as NodeJS.Process;

/** The next error that nobody handles, which the shell would report; it does not fail the test. */
export const nextUncaught = (): Promise<unknown> =>
  new Promise((resolve) => {
    const listeners = nodeProcess.listeners(EVENT);
    nodeProcess.removeAllListeners(EVENT);
    nodeProcess.once(EVENT, (error) => {
      for (const listener of listeners) nodeProcess.on(EVENT, listener);
      resolve(error);
    });
  });
