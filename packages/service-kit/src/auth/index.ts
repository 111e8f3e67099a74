export { type AccountNames, createAccountNames } from './account-names.ts';
export { type Activity, createActivity } from './activity.ts';
export { createGuards } from './guards.ts';
export { createIdentityClient } from './identity-client.ts';
export { type KeyResolver, KeysUnavailable, remoteKeys } from './keys.ts';
export {
  createRevocations,
  hasEnded,
  type Revocations,
  type SessionsEnd,
  type TokenFacts,
} from './revocations.ts';
export { accessTokenOf } from './token-check.ts';
export { TOKEN_ALGORITHM, TOKEN_TYPE } from './token-kind.ts';
