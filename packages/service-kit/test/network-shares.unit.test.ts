import { expect, test } from '@jest/globals';
import { clientNetwork, clientNetworks, createNetworkShares, type NetworkShares } from '../src/http/index.ts';

/** How many of these addresses are given one. */
const given = (shares: NetworkShares, addresses: readonly string[]): number =>
  addresses.filter((address) => shares.take(address) !== undefined).length;

const many = (addressOf: (index: number) => string): string[] =>
  Array.from({ length: 100 }, (_, index) => addressOf(index));

test.each([
  ['192.0.2.7', ['192.0.2.7']],
  ['::ffff:192.0.2.7', ['192.0.2.7']],
  ['2001:db8:1:2ff:3::4', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']],
  ['no address', ['unknown']],
  [undefined, ['unknown']],
])('the networks of %s', (address, networks) => {
  expect(clientNetworks(address)).toEqual(networks);
  expect(clientNetwork(address)).toBe(networks[0]);
});

test('an address has its share, and what it gives back, once however often', () => {
  const shares = createNetworkShares(2);
  const giveBack = shares.take('192.0.2.7');
  expect(given(shares, ['192.0.2.7', '::ffff:192.0.2.7', '192.0.2.8'])).toBe(2);
  giveBack?.();
  giveBack?.();
  expect(
    given(
      shares,
      many(() => '192.0.2.7'),
    ),
  ).toBe(1);
});

test.each([
  ['a /64, whichever address of it', (index: number) => `2001:db8:1:1::${index}`, 10],
  [
    'a /56, whichever /64 of it',
    (index: number) => `2001:db8:1:1${index.toString(16).padStart(2, '0')}::1`,
    20,
  ],
  ['a /48, whichever /56 of it', (index: number) => `2001:db8:1:${index.toString(16)}00::1`, 40],
])('%s', (_what, addressOf, most) => {
  const shares = createNetworkShares(10);
  expect(given(shares, many(addressOf))).toBe(most);
  expect(given(shares, ['2001:db8:2::1'])).toBe(1);
});
