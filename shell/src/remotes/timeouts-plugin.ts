import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const TIMEOUT_MS = 6000;

/** Federation asks without a limit: a manifest that hangs would hang the page for ever. */
export default function timeoutsPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'timeouts',
    fetch: (url, options) => fetch(url, { ...options, signal: AbortSignal.timeout(TIMEOUT_MS) }),
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      return { script, timeout: TIMEOUT_MS };
    },
  };
}
