/** So many hexadecimal digits of a password's SHA-256, in lower case, ask for the common passwords that begin alike. */
export const COMMON_PASSWORD_PREFIX = 2;
