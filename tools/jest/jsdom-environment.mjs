import { TestEnvironment } from 'jest-environment-jsdom';

const NODE_GLOBALS = [
  'AbortController',
  'AbortSignal',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
];

/** jsdom with the web platform's own classes that jsdom lacks and every browser has. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of NODE_GLOBALS) this.global[name] = globalThis[name];
  }
}
