import { expect, test } from '@jest/globals';
import withoutDefaultMessages from '../src/messages/without-default-messages.ts';

test.each([
  [`formatMessage({ id: 'a', defaultMessage: 'It\\'s', })`, `formatMessage({ id: 'a',  })`],
  [
    `<FormattedMessage id="a" defaultMessage="One" values={{ n }} />`,
    `<FormattedMessage id="a"  values={{ n }} />`,
  ],
  [`{ id: 'a', defaultMessage:\n 'a' },\n{ id: 'b', defaultMessage: "b" }`, `{ id: 'a',  },\n{ id: 'b',  }`],
])('%s', (code, bare) => {
  expect(withoutDefaultMessages(code)).toBe(bare);
});
