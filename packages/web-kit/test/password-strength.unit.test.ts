import { expect, test } from '@jest/globals';
import { passwordStrength } from '../words/credentials/src/password-strength.ts';

test.each([
  ['', 'short'],
  ['Kr0k#7!', 'short'],
  ['aaaaaaaaaaaaaaaa', 'weak'],
  ['123456789012', 'weak'],
  ['Password1', 'weak'],
  ['tramwajrondo', 'good'],
  ['zielona ulica nocą', 'strong'],
  ['x9!Kd#2pQ&v', 'strong'],
])('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('words of the account add nothing', () => {
  expect(passwordStrength('KowalskaAnna', ['kowalska', 'anna'])).toBe('weak');
  expect(passwordStrength('KowalskaAnna')).toBe('good');
});

test('characters outside the basic plane count once', () => {
  expect(passwordStrength('🚦🚦🚦🚦')).toBe('short');
});
