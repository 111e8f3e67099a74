import { useHref, usePortal } from '@zielona-fala/web-kit/session';

/** The portal's way out, by which every button that signs out goes; in a shell from before it, nothing is asked. Never rejects. */
export function useSignOut(): NonNullable<ReturnType<typeof usePortal>['signOut']> {
  const { navigation, session, signOut } = usePortal();
  const home = useHref()('home');
  if (signOut) return signOut;
  return async (goOn = () => undefined) => {
    navigation.go(home);
    await session.logout();
    goOn();
  };
}
