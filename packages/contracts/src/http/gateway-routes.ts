/** Services behind the gateway. */
export const SERVICES = ['identity', 'tests', 'stats'] as const;
export type ServiceName = (typeof SERVICES)[number];

/** First path segments and the service that owns them; the longest prefix wins. */
export const GATEWAY_ROUTES: readonly { readonly prefix: string; readonly service: ServiceName }[] = [
  { prefix: '/api/v1/auth', service: 'identity' },
  { prefix: '/api/v1/users', service: 'identity' },
  { prefix: '/api/v1/featureFlags', service: 'identity' },
  { prefix: '/api/v1/contact', service: 'identity' },
  { prefix: '/api/v1/client-errors', service: 'identity' },
  { prefix: '/api/v1/tests', service: 'tests' },
  { prefix: '/media', service: 'tests' },
  { prefix: '/api/v1/stats', service: 'stats' },
];
