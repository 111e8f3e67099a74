// the clock of the process, also while a test has replaced the global one
const { setTimeout, clearTimeout } = globalThis;

/** A handler of jest-circus' events by which each test and hook fails that takes longer than its limit, in milliseconds. */
export const timeLimits = (usual) => (event, state) => {
  const added = addedBy(event, state);
  if (added?.fn) added.fn = limited(added.fn, event.timeout ?? usual);
};

function addedBy({ name }, { currentDescribeBlock: { children, hooks } }) {
  if (name === 'add_test') return children.at(-1);
  if (name === 'add_hook') return hooks.at(-1);
}

const limited = (run, limit) => async () => {
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`This took longer than its limit of ${limit} ms.`)), limit);
  });
  try {
    await Promise.race([run(), late]);
  } finally {
    clearTimeout(timer);
  }
};
