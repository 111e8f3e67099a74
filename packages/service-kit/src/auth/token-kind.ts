/** The one signature algorithm of our access tokens. passport-jwt cannot verify EdDSA. */
export const TOKEN_ALGORITHM = 'ES256';
/** `typ` of our access tokens (RFC 9068). */
export const TOKEN_TYPE = 'at+jwt';
