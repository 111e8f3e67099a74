import type { Locale, UserDto } from '@zielona-fala/contracts';
import {
  type InstanceLinkName,
  LINKS,
  type LinkName,
  type Portal,
  RESTORING,
  type SessionState,
} from '@zielona-fala/contracts/portal';
import { createContext, useContext, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';

const PortalContext = createContext<Portal | null>(null);

/** Set once by the shell, or by a remote's own page. */
export const PortalProvider = PortalContext.Provider;

/** @throws Error outside the portal */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal needs a PortalProvider above it');
  return portal;
}

/** The session's state; renders again when it changes. */
export function useSession(): SessionState {
  const { session } = usePortal();
  return useSyncExternalStore(session.subscribe, session.getState, () => RESTORING);
}

/** The signed-in learner, null until known. */
export function useUser(): UserDto | null {
  return useSession().user;
}

const LINK_NAMES = Object.keys(LINKS) as LinkName[];

/** Paths of other remotes' pages by name, in the interface's language; renders again when one changes. */
export function useHref(): (page: LinkName) => string {
  const { href, subscribeToHref } = usePortal();
  useLocale();
  const paths = () => LINK_NAMES.map(href).join(' ');
  useSyncExternalStore(subscribeToHref, paths, paths);
  return href;
}

/** Paths of instances of other remotes' pages; renders again when the paths of {@link useHref} change. Null where there is none. */
export function useInstanceHref(): (page: InstanceLinkName, instance: string) => string | null {
  const { instanceHref } = usePortal();
  useHref();
  return (page, instance) => instanceHref?.(page, instance) ?? null;
}

/** The interface's language. */
export function useLocale(): Locale {
  // react-intl is given the locale of the formats, en-GB for en
  return new Intl.Locale(useIntl().locale).language as Locale;
}
