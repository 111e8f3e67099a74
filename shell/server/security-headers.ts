import { sourceHashOf } from '@zielona-fala/service-kit/http';
import { remembered } from '@zielona-fala/service-kit/process';
import type { RequestHandler, Response } from 'express';
import helmet from 'helmet';
import type { ShellConfig } from './config.ts';
import type { Inline } from './html/assets.ts';

/** Constant style sheets that react-aria inserts, word for word. Allowed by their hashes. */
const INSERTED_STYLES: readonly string[] = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

const POLICY = 'Content-Security-Policy';
const rememberedHashOf = remembered(sourceHashOf, { maxResults: 500, maxLength: Number.POSITIVE_INFINITY });

/** Allows the inline content of this page by its hashes. */
export function allowInline(response: Response, { scripts, styles }: Inline): void {
  const allowed = (directive: string, texts: readonly string[]) =>
    [directive, ...texts.map(rememberedHashOf)].join(' ');
  const policy = (response.get(POLICY) ?? '')
    .replace('script-src', allowed('script-src', scripts))
    .replace('style-src', allowed('style-src', styles));
  response.set(POLICY, policy);
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
        scriptSrc: ["'self'", ...remotes],
        styleSrc: ["'self'", ...INSERTED_STYLES.map(sourceHashOf), ...remotes],
        imgSrc: ["'self'", ...remotes, ...media],
        mediaSrc: ["'self'", ...media],
        fontSrc: ["'self'", ...remotes],
        connectSrc: ["'self'", ...remotes, ...media],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  });
}
