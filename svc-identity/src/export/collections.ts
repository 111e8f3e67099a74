import { NOT_EXPORTED_OF_KIT } from '@zielona-fala/service-kit/events';

/** The part of the export that contains a collection's data about a learner, or why there is none. */
export const COLLECTIONS = {
  exported: {
    accounts: 'account',
    second_factors: 'secondFactor',
    passkeys: 'passkeys',
    sessions: 'sessions',
    links: 'links',
    mails: 'waitingMails',
    security_log: 'securityLog',
  },
  notExported: {
    ...NOT_EXPORTED_OF_KIT,
    google_requests: 'a way to Google and back: gone after it, or after ten minutes',
    pushes: 'notifications under way, without words: gone once they are sent, or their day is over',
    erasures: 'who has an account is not in it',
    google_proofs: 'a sign-in by Google under way: gone after it, or after ten minutes',
  },
} as const;
