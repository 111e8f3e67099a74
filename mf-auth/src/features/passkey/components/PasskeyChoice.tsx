import { arePasskeysSupported } from '@zielona-fala/web-kit/passkey';
import { CheckBox, useInBrowser } from '@zielona-fala/web-kit/ui';
import { useEffect, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import * as page from '../../../shared/page/page.module.css';

export interface PasskeyChoiceProps {
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
}

/** Offers a passkey besides the password of a new account, where the device can keep one. */
export function PasskeyChoice({ isChosen, onChange }: PasskeyChoiceProps) {
  const hint = useId();
  const canKeep = useCanKeepPasskey();
  return (
    // the browser may say no after the first paint: the room stays, so that nothing moves under a finger
    <div style={canKeep ? undefined : { visibility: 'hidden' }}>
      <CheckBox
        checked={isChosen}
        onChange={({ target }) => onChange(target.checked)}
        aria-describedby={hint}
      >
        <FormattedMessage
          id="auth.register.passkey"
          defaultMessage="Utwórz też klucz dostępu"
          description="Check box of the registration: a passkey is made besides the password"
        />
      </CheckBox>
      <p className={page.small} id={hint}>
        <FormattedMessage
          id="auth.register.passkey.hint"
          defaultMessage="Następnym razem zalogujesz się odciskiem palca, twarzą albo kodem blokady."
          description="Below the check box for a passkey: what it is good for"
        />
      </p>
    </div>
  );
}

/** Whether this device can make and keep a passkey. Taken for granted until the browser has said no: nothing moves where it can. */
function useCanKeepPasskey(): boolean {
  const isSupported = useInBrowser(arePasskeysSupported, true);
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
