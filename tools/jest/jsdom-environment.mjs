import { TestEnvironment } from 'jest-environment-jsdom';

const NODE_GLOBALS = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
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

/** jsdom has no layout and so no top layer: what is in the document is shown. */
const POPOVER_METHODS = ['showPopover', 'hidePopover'];

/** Without layout nothing comes into sight. */
class IntersectionObserver {
  observe() {}
  disconnect() {}
}

/** jsdom with the web platform's own classes that jsdom lacks and every browser has. */
export default class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of NODE_GLOBALS) this.global[name] = globalThis[name];
    this.global.IntersectionObserver = IntersectionObserver;
    for (const name of POPOVER_METHODS) this.global.HTMLElement.prototype[name] ??= () => undefined;
  }
}
