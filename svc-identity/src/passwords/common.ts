import { createHash } from 'node:crypto';
import { COMMON_PASSWORD_PREFIX, NEW_PASSWORD_RULE } from '@zielona-fala/contracts';

const SUFFIX_LENGTH = 10;

/** Ends of the hashes of common passwords, by the beginning of those hashes. */
export type CommonPasswords = (prefix: string) => Promise<readonly string[]>;

/** The list is read when it is first asked for. Of its 49,000 passwords those count that a form would take. */
export function createCommonPasswords(): CommonPasswords {
  let buckets: Promise<ReadonlyMap<string, readonly string[]>> | undefined;
  return async (prefix) => {
    // one that failed is not kept: the next call reads anew
    buckets ??= readBuckets().catch((error: unknown) => {
      buckets = undefined;
      throw error;
    });
    return (await buckets).get(prefix) ?? [];
  };
}

async function readBuckets(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const buckets = new Map<string, string[]>();
  for (const password of dictionary['passwords-common']) {
    if (password.length < NEW_PASSWORD_RULE.min) continue;
    const hash = createHash('sha256').update(password).digest('hex');
    const prefix = hash.slice(0, COMMON_PASSWORD_PREFIX);
    const suffix = hash.slice(COMMON_PASSWORD_PREFIX, COMMON_PASSWORD_PREFIX + SUFFIX_LENGTH);
    buckets.set(prefix, [...(buckets.get(prefix) ?? []), suffix]);
  }
  return buckets;
}
