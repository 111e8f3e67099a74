import { afterEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { ApiError } from '@zielona-fala/web-kit/session';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { signInWithPasskey } from '../src/features/passkey/api/sign-in.ts';
import { PasskeyButton } from '../src/features/passkey/components/PasskeyButton.tsx';

const OPTIONS = { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] };

const NO_BYTES = new ArrayBuffer(0);
/** As a browser answers once the learner has confirmed. */
const PICKED = {
  ...{ id: 'AAAA', rawId: NO_BYTES, type: 'public-key', authenticatorAttachment: 'platform' },
  response: {
    authenticatorData: NO_BYTES,
    clientDataJSON: NO_BYTES,
    signature: NO_BYTES,
    userHandle: NO_BYTES,
  },
  getClientExtensionResults: () => ({}),
};

/** A browser that says it offers passkeys for a field, and refuses with an error of this name. */
function refusing(name: string) {
  const get = jest.fn(async () => {
    throw Object.assign(new Error('refused'), { name });
  });
  const available = { isConditionalMediationAvailable: async () => true };
  Object.assign(window, { PublicKeyCredential: Object.assign(() => undefined, available) });
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get } });
  document.body.innerHTML = '<input autocomplete="username webauthn">';
  const enter = jest.fn(async () => undefined);
  return { get, enter, portal: createTestPortal({ api: () => OPTIONS, session: { enter } }) };
}

test.each(['NotAllowedError', 'NotSupportedError'])(
  'a browser that cannot offer a passkey for the field after all (%s) is as if none was picked',
  async (name) => {
    const { get, enter, portal } = refusing(name);
    await expect(signInWithPasskey(portal, 'autofill')).resolves.toBe(false);
    expect(get).toHaveBeenCalled();
    expect(enter).not.toHaveBeenCalled();
  },
);

test('whoever asked for the dialog is told when the browser cannot show it', async () => {
  const { portal } = refusing('NotSupportedError');
  await expect(signInWithPasskey(portal, 'dialog')).rejects.toThrow('refused');
});

afterEach(() => {
  jest.useRealTimers();
});

test('who picks a passkey that waits since a reset of the password is told what to do', async () => {
  const { portal } = refusing('NotAllowedError');
  const api = () => {
    throw new ApiError(401, { code: 'passkey-unconfirmed', message: 'no' }, 'no');
  };
  renderInPortal(<PasskeyButton />, { portal: { ...portal, api: { request: api } as never } });
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('Ten klucz czeka na potwierdzenie')).toBeTruthy();
  expect(screen.getByText(/Zaloguj się nim i potwierdź klucz w ustawieniach/)).toBeTruthy();
});

test.each([
  ['there was no answer', 0, 'Brak połączenia'],
  ['the server is unavailable', 503, 'Serwis jest chwilowo niedostępny'],
])(
  'who picks a passkey in the field is told when it did not sign them in: %s',
  async (_why, status, told) => {
    const { get, enter, portal } = refusing('unused');
    get.mockImplementation(async () => PICKED as never);
    enter.mockRejectedValue(new ApiError(status, null, 'failed') as never);
    renderInPortal(<PasskeyButton />, { portal });
    expect(await screen.findByText(told)).toBeTruthy();
  },
);

test('what could not be offered for the field is not spoken of', async () => {
  const { portal } = refusing('NotAllowedError');
  const asked = jest.fn(() => {
    throw new ApiError(503, null, 'failed');
  });
  renderInPortal(<PasskeyButton />, { portal: { ...portal, api: { request: asked } as never } });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  await act(async () => undefined);
  expect(screen.queryByText('Serwis jest chwilowo niedostępny')).toBeNull();
});

test('what is offered for the field never ends the dialog that was asked for before', async () => {
  const { get, portal } = refusing('NotAllowedError');
  get.mockImplementation(() => new Promise<never>(() => undefined));
  await signInWithPasskey(portal, 'autofill', { signal: AbortSignal.abort() });
  expect(get).not.toHaveBeenCalled();

  jest.useFakeTimers();
  renderInPortal(<PasskeyButton />, { portal });
  fireEvent.click(screen.getByRole('button'));
  await act(() => jest.advanceTimersByTimeAsync(10_000));
  expect(get).toHaveBeenCalledTimes(1);
});
