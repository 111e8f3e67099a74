import { DEFAULT_LOCALE } from '@zielona-fala/contracts';
import type { Outbox } from '@zielona-fala/service-kit/events';
import { isDuplicateKey, type Transact } from '@zielona-fala/service-kit/mongo';
import { type Clock, newId } from '@zielona-fala/service-kit/process';
import type { Hasher } from '../passwords/hasher.ts';
import { newAccount } from './domain.ts';
import type { AccountStore } from './store.ts';

/** Makes an active account for the local stack, unless it is there. @param description `username:email:password` */
export async function ensureDemoAccount(
  description: string,
  parts: { accounts: AccountStore; hasher: Hasher; outbox: Outbox; transact: Transact; clock: Clock },
): Promise<void> {
  const [username = '', email = '', ...rest] = description.split(':');
  if ((await parts.accounts.takenFields({ username, email })).length > 0) return;
  const account = newAccount({
    userId: newId(parts.clock),
    username,
    email,
    passwordHash: await parts.hasher.hash(rest.join(':'), { network: 'demo' }),
    created: parts.clock.now(),
    isActive: true,
    locale: DEFAULT_LOCALE,
  });
  try {
    await parts.transact(async (transaction) => {
      await parts.accounts.insert(account, transaction);
      const change = { userId: account.userId, change: 'registered', isActive: true } as const;
      await parts.outbox.append('user-changed', change, transaction);
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
