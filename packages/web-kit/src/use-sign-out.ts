import { useHref, usePortal } from '@zielona-fala/web-kit/session';

/** The portal's way out, by which every button that signs out goes; in a shell from before it, nothing is asked. Never rejects. */
export function useSignOut(): () => Promise<void> {
  const { navigation, session, signOut } = usePortal();
  const home = useHref()('home');
  if (signOut) return signOut;
  return () => {
    navigation.go(home);
    return session.logout();
  };
}
