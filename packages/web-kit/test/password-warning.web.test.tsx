import { createHash, webcrypto } from 'node:crypto';
import { TextEncoder } from 'node:util';
import { beforeAll, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { createTestPortal, renderInPortal } from '@zielona-fala/web-kit/testing';
import { PasswordHint, type PasswordHintProps } from '../words/credentials/src/PasswordHint.tsx';

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
  globalThis.TextEncoder ??= TextEncoder;
});

const COMMON = 'kochamcie';

function show(props: PasswordHintProps): string[] {
  const asked: string[] = [];
  const hash = createHash('sha256').update(COMMON).digest('hex');
  const api = ({ path }: { path: string }) => {
    asked.push(path);
    return { suffixes: [hash.slice(2, 12)] };
  };
  renderInPortal(<PasswordHint {...props} />, { portal: createTestPortal({ api }) });
  return asked;
}

const OWNER = { username: 'Tramwajarka', email: 'anna.kowalska@poczta.test' };

test.each([
  ['Zielona Fala 7', /nazwa portalu/],
  ['moja-tramwajarka', /Twoja nazwa użytkownika/],
  ['Kowalska-1990', /słowo z Twojego e-maila/],
])('%j is warned of, with the reason', (password, reason) => {
  show({ password, owner: OWNER });
  expect(screen.getByText(reason)).toBeTruthy();
});

test('a common password is warned of; the server is told two digits of its hash', async () => {
  const asked = show({ password: 'KochamCie' });
  expect(await screen.findByText(/jedno z najczęstszych haseł/)).toBeTruthy();
  expect(asked).toEqual([expect.stringMatching(/^v1\/auth\/common-passwords\/[0-9a-f]{2}$/)]);
});

test('any other password is not, and a short one asks nothing', async () => {
  expect(show({ password: 'kocham' })).toEqual([]);
  show({ password: 'zielona ulica nocą', owner: OWNER });
  expect(screen.getByText('Mocne hasło')).toBeTruthy();
});
