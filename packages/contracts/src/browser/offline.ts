/** The database with the learner's pack and the answers to it; goes when the session ends. */
export const OFFLINE_DATABASE = 'offlinePractice';

/** The cache with the pictures and films of the pack, which the service worker answers; goes when the session ends. */
export const PICTURES_CACHE = 'practicePictures';

/**
 * Caches with what the service worker kept of the API's answers to a learner, followed by the account's number: shown as
 * last seen without a network; go when the session ends.
 */
export const ANSWERS_CACHES = 'lastSeenAnswers-';
