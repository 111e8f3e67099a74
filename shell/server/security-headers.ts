import { createHash } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { ShellConfig } from './config.ts';
import { EARLY_SCRIPT } from './html/early-script.ts';
import { INSERTED_STYLES } from './html/inserted-styles.ts';
import { REPLAY_SCRIPT } from './html/replay-script.ts';
import { START_SCRIPT } from './html/start-script.ts';

const INLINE_SCRIPTS = [EARLY_SCRIPT, REPLAY_SCRIPT, START_SCRIPT];
const POLICY = 'Content-Security-Policy';
const MAX_REMEMBERED = 500;
const remembered = new Map<string, string>();

function rememberedHashOf(text: string): string {
  const hash = remembered.get(text) ?? hashOf(text);
  if (remembered.size >= MAX_REMEMBERED) remembered.clear();
  remembered.set(text, hash);
  return hash;
}

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Allows style sheets that stand in this answer's page, by their hashes. */
export function allowStyles(response: Response, styles: readonly string[]): void {
  const policy = response.get(POLICY) ?? '';
  const allowed = ['style-src', ...styles.map(rememberedHashOf)].join(' ');
  response.set(POLICY, policy.replace('style-src', allowed));
}

/** A strict policy: our own origin, the remotes' and the media's, nothing unsafe; the few inline pieces by their hash. */
export function securityHeaders(config: ShellConfig): RequestHandler {
  const { remoteOrigins, canaries, mediaOrigin, publicUrl } = config;
  // a page that is open may be led to a canary, or back
  const ofCanaries = Object.values(canaries).map(({ origin }) => origin);
  const remotes = [...new Set([...Object.values(remoteOrigins), ...ofCanaries])];
  const media = mediaOrigin === null ? [] : [mediaOrigin];
  const isHttps = publicUrl.startsWith('https:');
  return helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        scriptSrc: ["'self'", ...INLINE_SCRIPTS.map(hashOf), ...remotes],
        styleSrc: ["'self'", ...INSERTED_STYLES.map(hashOf), ...remotes],
        imgSrc: ["'self'", ...remotes, ...media],
        mediaSrc: ["'self'", ...media],
        fontSrc: ["'self'", ...remotes],
        connectSrc: ["'self'", ...remotes],
        manifestSrc: ["'self'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  });
}
