import { REMOTES, type RemoteName } from '@zielona-fala/contracts/portal';

/** Origins of remotes that one browser uses in place of the deployed ones. */
export type Overrides = Readonly<Partial<Record<RemoteName, string>>>;

const isRemote = (name: string): name is RemoteName => REMOTES.some((remote) => remote === name);

/**
 * @param hosts names that may be overridden to, at any port: `localhost`, or with a dot in front `.preview.example` for
 * all below it
 * @returns the origin, or null when the address is none that may be used
 */
export function allowedOrigin(address: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, origin, username, password } = new URL(address);
  if (!['http:', 'https:'].includes(protocol) || username || password) return null;
  const isAllowed = hosts.some((host) =>
    host.startsWith('.') ? hostname.endsWith(host) : hostname === host,
  );
  return isAllowed ? origin : null;
}

/** What a browser keeps of its overrides. */
export const textOf = (overrides: Overrides): string => new URLSearchParams({ ...overrides }).toString();

/** Parses overrides; ignores those that are not allowed. */
export function overridesOf(text: string, hosts: readonly string[]): Overrides {
  const entries = [...new URLSearchParams(text)].flatMap(([name, address]) => {
    const origin = allowedOrigin(address, hosts);
    return isRemote(name) && origin ? [[name, origin] as const] : [];
  });
  return Object.fromEntries(entries.toSorted());
}

const PARAMETER = /^remote\.(.*)$/;

/** What an address asks for: `?remote.dashboard=http://localhost:8180` overrides, an empty value resets. */
export interface RequestedOverride {
  readonly remote: RemoteName;
  /** Null: the deployed one again. */
  readonly origin: string | null;
}

/**
 * Takes the requested overrides out of an address.
 * @returns them, or in words for developers why one cannot be fulfilled
 */
export function readRequestedOverrides(
  parameters: URLSearchParams,
  hosts: readonly string[],
): readonly RequestedOverride[] | string {
  const asked = [...parameters].flatMap(([key, value]) => {
    const [, name] = PARAMETER.exec(key) ?? [];
    return name === undefined ? [] : [{ key, name, value }];
  });
  const requested: RequestedOverride[] = [];
  for (const { key, name, value } of asked) {
    parameters.delete(key);
    const origin = value === '' ? null : allowedOrigin(value, hosts);
    if (!isRemote(name)) return `There is no remote ${name}: use one of ${REMOTES.join(', ')}.`;
    if (value !== '' && origin === null) return `${name} may not come from ${value}.`;
    requested.push({ remote: name, origin });
  }
  return requested;
}
