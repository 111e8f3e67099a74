/**
 * Lets calls that change the same thing reach the server one after the other, so that the last one counts.
 * @returns begins the work once all before it is done, whether or not it failed
 */
export function createSerialQueue() {
  let last: Promise<unknown> = Promise.resolve();
  return <Result>(work: () => Result | PromiseLike<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
}
