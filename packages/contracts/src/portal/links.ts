import type { RemoteName } from './remotes.ts';

/** Pages that others than their own remote link to by name, and whose they are. A remote keeps these names. */
export const LINKS = {
  home: 'public',
  contact: 'public',
  'privacy-policy': 'public',
  'terms-of-service': 'public',
  login: 'auth',
  register: 'auth',
  'account-activate-info': 'auth',
  'first-questions': 'dashboard',
  'dashboard-home': 'dashboard',
  'dashboard-groups': 'dashboard',
  'dashboard-offline': 'dashboard',
  'dashboard-profile': 'dashboard',
} as const satisfies Record<string, RemoteName>;

export type LinkName = keyof typeof LINKS;

/** Pages with instances that others than their own remote link to, and whose they are. A remote keeps these names. */
export const INSTANCE_LINKS = { topic: 'public' } as const satisfies Record<string, RemoteName>;

export type InstanceLinkName = keyof typeof INSTANCE_LINKS;
