import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

const TIMEOUT_MS = 6000;

/** Federation waits long: a script that hangs would hang the page. */
export default function timeoutsPlugin(): ModuleFederationRuntimePlugin {
  return {
    name: 'timeouts',
    createScript({ url }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      return { script, timeout: TIMEOUT_MS };
    },
  };
}
