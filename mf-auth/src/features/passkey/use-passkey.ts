import type { ApiFailure } from '@zielona-fala/contracts/portal';
import { failureOrThrow } from '@zielona-fala/web-kit';
import { arePasskeysSupported } from '@zielona-fala/web-kit/passkey';
import { usePortal } from '@zielona-fala/web-kit/session';
import { useInBrowser } from '@zielona-fala/web-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useAttempt } from '../../shared/use-attempt.ts';
import type { Picker, PickingOptions } from './api/sign-in.ts';

const loadSignIn = () => import('./api/sign-in.ts');

/** Runs after the page is painted and interactive, so that it does not delay entering a password. */
const AUTOFILL_AFTER_MS = 1500;

export interface PasskeySignIn {
  readonly isSupported: boolean;
  readonly isPending: boolean;
  readonly failure: ApiFailure | null;
  signIn(): Promise<void>;
}

/** Sign-in by passkey: by a button, and in the autofill of the e-mail field if the browser supports it. */
export function usePasskey(): PasskeySignIn {
  const portal = usePortal();
  const isSupported = useInBrowser(arePasskeysSupported, true);
  const [autofillFailure, setAutofillFailure] = useState<ApiFailure | null>(null);
  const offered = useRef(new AbortController());

  const attempt = async (picker: Picker, options?: PickingOptions) => {
    const { signInWithPasskey } = await loadSignIn();
    await signInWithPasskey(portal, picker, options);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once for as long as the page is shown
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    offered.current = controller;
    let isOffered = false;
    const offer = async () => {
      if (!(await window.PublicKeyCredential?.isConditionalMediationAvailable?.())) return;
      if (signal.aborted) return;
      isOffered = true;
      let isPicked = false;
      const onPicked = () => {
        isPicked = true;
      };
      await attempt('autofill', { signal, onPicked }).catch((error: unknown) => {
        const refused = failureOrThrow(error);
        // until one is picked, nothing was asked for
        if (isPicked) setAutofillFailure(refused);
      });
    };
    const timer = setTimeout(() => void offer(), AUTOFILL_AFTER_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
      if (isOffered) void loadSignIn().then(({ stopAsking }) => stopAsking());
    };
  }, []);

  const byButton = useAttempt(() => {
    // a conditional request would end the dialog
    offered.current.abort();
    setAutofillFailure(null);
    return attempt('dialog');
  });

  return {
    isSupported,
    isPending: byButton.isPending,
    failure: byButton.failure ?? autofillFailure,
    signIn: byButton.run,
  };
}
