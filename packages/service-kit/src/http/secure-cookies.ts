const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/**
 * Whether cookies are marked Secure: everywhere but on plain-http localhost.
 * @param publicUrl the portal's own address
 */
export function usesSecureCookies(publicUrl: string): boolean {
  const { protocol, hostname } = new URL(publicUrl);
  return protocol === 'https:' || !LOCAL_HOSTS.has(hostname);
}
