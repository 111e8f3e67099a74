import { BRAND, COMMON_PASSWORD_PREFIX, NEW_PASSWORD_RULE } from '@zielona-fala/contracts';
import { findCommonPasswords } from '@zielona-fala/contracts/api/passwords/find-common-passwords';
import { type PortalApi, requestTo } from '@zielona-fala/contracts/portal';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useEffect, useState } from 'react';

/** Why a new password is guessed soon; it is taken all the same. */
export type PasswordWarning = 'common' | 'brand' | 'username' | 'email';

/** The owner of the password, as far as the form has the data. */
export interface PasswordOwner {
  readonly username?: string;
  readonly email?: string;
}

const MIN_LETTERS = 4;
const TYPING_PAUSE_MS = 300;
const BRANDS = Object.values(BRAND);

/** @returns why a new password is easy to guess, or null; common passwords are looked up shortly after the last key press */
export function usePasswordWarning(password: string, owner: PasswordOwner = {}): PasswordWarning | null {
  const { api } = usePortal();
  const [common, setCommon] = useState<string | null>(null);
  useEffect(() => {
    if ([...password].length < NEW_PASSWORD_RULE.min) return undefined;
    const leaving = new AbortController();
    const pause = setTimeout(async () => {
      if (await isCommon(api, password, leaving.signal).catch(() => false)) setCommon(password);
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(pause);
      leaving.abort();
    };
  }, [api, password]);
  return warningByWords(password, owner) ?? (common === password && password !== '' ? 'common' : null);
}

function warningByWords(
  password: string,
  { username = '', email = '' }: PasswordOwner,
): PasswordWarning | null {
  const text = lettersOf(password);
  const holds = (words: readonly string[]) =>
    words.map(lettersOf).some((word) => word.length >= MIN_LETTERS && text.includes(word));
  if (holds(BRANDS)) return 'brand';
  if (holds([username])) return 'username';
  return holds(email.split(/[^\p{L}\p{N}]/u)) ? 'email' : null;
}

/** Asks for all common passwords whose hash begins alike, so that the server does not learn which it is. */
async function isCommon(api: PortalApi, password: string, signal: AbortSignal): Promise<boolean> {
  // pages without https have no such hash
  if (crypto.subtle === undefined) return false;
  const bytes = new TextEncoder().encode(password.toLowerCase());
  const hash = [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  const { suffixes } = await api.request(
    requestTo(
      findCommonPasswords,
      { prefix: hash.slice(0, COMMON_PASSWORD_PREFIX) },
      { background: true, signal },
    ),
  );
  const rest = hash.slice(COMMON_PASSWORD_PREFIX);
  return suffixes.some((suffix) => rest.startsWith(suffix));
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
