// What a test gets from `@jest/globals`; jest-light-runner sets it before it loads the first test.
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis;
