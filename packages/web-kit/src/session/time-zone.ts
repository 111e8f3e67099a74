import { useIntl } from 'react-intl';

/** Where this browser is: the IANA name of its time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** In which dates are shown: the learner's, the browser's own while nobody is signed in. */
export const useTimeZone = (): string => useIntl().timeZone ?? ownTimeZone();
