import { useInBrowser } from '@zielona-fala/web-kit/ui';
import { useEffect, useState } from 'react';

/** Whether this device can make and keep a passkey. Taken for granted until the browser has said no: nothing moves where it can. */
export function useCanKeepPasskey(): boolean {
  const isSupported = useInBrowser(() => 'PublicKeyCredential' in window, true);
  const [canKeep, setCanKeep] = useState(true);
  useEffect(() => {
    let isStale = false;
    const ask = async () => {
      const can = await window.PublicKeyCredential?.isUserVerifyingPlatformAuthenticatorAvailable?.();
      if (!isStale) setCanKeep(can === true);
    };
    void ask();
    return () => {
      isStale = true;
    };
  }, []);
  return isSupported && canKeep;
}
