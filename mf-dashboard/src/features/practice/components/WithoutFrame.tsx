import { usePortal } from '@zielona-fala/web-kit/session';
import { type ReactNode, useLayoutEffect } from 'react';

/** The window without the portal's frame, as long as it is shown. */
export function WithoutFrame({ children }: { readonly children: ReactNode }) {
  const { navigation } = usePortal();
  useLayoutEffect(() => navigation.hideFrame(), [navigation]);
  return children;
}
