import { createHmac } from 'node:crypto';
import { areEqualSecrets } from '@zielona-fala/service-kit/http';

/** Whose token it is: a signed-in session, or a browser before sign-in. */
export interface CsrfOwner {
  readonly kind: 'session' | 'anonymous';
  readonly id: string;
}

/** Tokens derived from their owner, so that every tab and every GET receives the same one. */
export interface CsrfTokens {
  of(owner: CsrfOwner): string;
  /** Whether both the header and the cookie hold the owner's token. */
  match(owner: CsrfOwner, header: string, cookie: string): boolean;
}

export function createCsrfTokens(secret: string): CsrfTokens {
  const tokenOf = ({ kind, id }: CsrfOwner): string =>
    createHmac('sha256', secret).update(`${kind}:${id}`).digest('base64url');
  return {
    of: tokenOf,
    match(owner, header, cookie) {
      const expected = tokenOf(owner);
      return areEqualSecrets(header, expected) && areEqualSecrets(cookie, expected);
    },
  };
}
