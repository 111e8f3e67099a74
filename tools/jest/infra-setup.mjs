import { startTestInfra } from '../src/test/test-infra.ts';

export default async function setup() {
  globalThis.__stopTestInfra = await startTestInfra();
}
