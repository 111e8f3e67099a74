import type { Clock, Log } from '@zielona-fala/service-kit/process';
import type { IdentityConfig } from '../config.ts';
import { createGoogleProvider, type GoogleProvider } from './provider.ts';

/** The call that the provider's answers come to. */
const CALLBACK_PATH = '/api/v1/auth/google/callback';

/** The provider of the settings; null without one. */
export function createGoogle(
  config: IdentityConfig,
  parts: { clock: Clock; log: Log },
): GoogleProvider | null {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  if (clientId === undefined || clientSecret === undefined) return null;
  const redirectUri = new URL(CALLBACK_PATH, config.PUBLIC_URL).href;
  return createGoogleProvider({ issuer, clientId, clientSecret, redirectUri }, parts);
}
