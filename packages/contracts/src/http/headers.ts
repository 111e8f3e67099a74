export const ACCESS_TOKEN_HEADER = 'x-access-token';
export const CSRF_HEADER = 'x-csrf-token';
export const REQUEST_ID_HEADER = 'x-request-id';
/** Repeats a POST or PATCH without repeating its effect. */
export const IDEMPOTENCY_KEY_HEADER = 'idempotency-key';
/** IANA name of the browser's time zone, sent at sign-in: stored if the account has none yet. */
export const TIME_ZONE_HEADER = 'x-time-zone';
/** The last event a reader of a stream has received (standard name of the HTML specification). */
export const LAST_EVENT_ID_HEADER = 'last-event-id';
/** `behind` when a read could not wait for the caller's own last write. */
export const PROJECTION_HEADER = 'x-projection';
export const TRACEPARENT_HEADER = 'traceparent';
/** What goes with a traceparent and means nothing without it. */
export const TRACESTATE_HEADER = 'tracestate';
/** The format of W3C Trace Context; anything else is arbitrary text. */
export const TRACEPARENT_FORM = /^(?!ff)[\da-f]{2}-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** Base names of our cookies. */
export const REFRESH_COOKIE = 'zf_refresh';
export const SESSION_ID_COOKIE = 'zf_sid';
export const ANONYMOUS_ID_COOKIE = 'zf_anon';
export const CSRF_COOKIE = 'zf_csrf';
export const KNOWN_BROWSER_COOKIE = 'zf_known';
export const GOOGLE_COOKIE = 'zf_google';

/** A session, and its cookies, last so many days without use. */
export const SESSION_DAYS = 30;

/** How many days a browser is remembered after a sign-in. */
export const KNOWN_BROWSER_DAYS = 365;
