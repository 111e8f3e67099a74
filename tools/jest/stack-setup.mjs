import { startTestStack } from '../src/test/test-stack.ts';

export default async function setup() {
  globalThis.__stopTestStack = await startTestStack();
}
