export { createAccountStore } from '../../src/accounts/store.ts';
export { createGoogleStore } from '../../src/google/store.ts';
export { createMailQueue, mailCollection } from '../../src/mail/queue.ts';
export { createAuthenticator } from '../../test/support/authenticator.ts';
