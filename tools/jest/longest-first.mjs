import Sequencer from '@jest/test-sequencer';

/** Files that take so long that one of them, begun late, is what a run waits for in the end. */
const SLOW_FILES = [
  /\/e2e\/(exam-path|screens\/some-screens)\./,
  /\/stories\/test\/axe\./,
  /\/tools\/test\/(kubernetes|kubernetes-use|new)\.int\./,
];

/** On a fresh clone, where Jest knows no durations yet, it goes by the size of files. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    const isSlow = ({ path }) => SLOW_FILES.some((pattern) => pattern.test(path));
    const sorted = super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
}
