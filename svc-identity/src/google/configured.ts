import { endGoogleSignIn } from '@zielona-fala/contracts/api/google/end-google-sign-in';
import type { Clock, Log } from '@zielona-fala/service-kit/process';
import type { IdentityConfig } from '../config.ts';
import { createGoogleProvider, type GoogleProvider } from './provider.ts';

/** The provider of the settings; null without one. */
export function createGoogle(
  config: IdentityConfig,
  parts: { clock: Clock; log: Log },
): GoogleProvider | null {
  const { GOOGLE_ISSUER: issuer, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = config;
  if (clientId === undefined || clientSecret === undefined) return null;
  const redirectUri = new URL(endGoogleSignIn.path, config.PUBLIC_URL).href;
  return createGoogleProvider({ issuer, clientId, clientSecret, redirectUri }, parts);
}
