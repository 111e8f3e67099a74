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

/** jsdom has no layout and so no top layer: what is in the document is shown. */
const POPOVER_METHODS = ['showPopover', 'hidePopover'];

/** Without layout nothing comes into sight. */
class IntersectionObserver {
  observe() {}
  disconnect() {}
}

/** jsdom with the web platform's own classes that jsdom lacks and every browser has. */
export default class BrowserEnvironment extends TestEnvironment {
  #channels = [];

  async setup() {
    await super.setup();
    const channels = this.#channels;
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name);
        channels.push(this);
      }
    };
    for (const name of NODE_GLOBALS) this.global[name] = globalThis[name];
    this.global.IntersectionObserver = IntersectionObserver;
    for (const name of POPOVER_METHODS) this.global.HTMLElement.prototype[name] ??= () => undefined;
  }

  /** A page that closes closes its channels: a message to the file before would reach code whose document is gone. */
  async teardown() {
    for (const channel of this.#channels) channel.close();
    await super.teardown();
  }
}
