import { useIntl } from 'react-intl';

/** Where this browser is: the IANA name of its time zone. */
export const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time zone for dates: the learner's, or the browser's without a session. */
export const useTimeZone = (): string => useIntl().timeZone ?? ownTimeZone();
