import { expect, test } from '@jest/globals';
import withoutDescriptions from '../src/messages/without-descriptions.ts';

test.each([
  [
    `formatMessage({ id: 'a', defaultMessage: 'It\\'s', description: "It's" })`,
    `formatMessage({ id: 'a', defaultMessage: 'It\\'s',  })`,
  ],
  [
    `<FormattedMessage id="a" defaultMessage="One" description="First" values={{ n }} />`,
    `<FormattedMessage id="a" defaultMessage="One"  values={{ n }} />`,
  ],
  [
    `{ defaultMessage:\n 'a',\n description:\n 'b' },\n{ defaultMessage: 'c', description: 'd' }`,
    `{ defaultMessage:\n 'a',\n  },\n{ defaultMessage: 'c',  }`,
  ],
])('%s', (code, bare) => {
  expect(withoutDescriptions(code)).toBe(bare);
});

test('leaves what is no message, as the head of a page', () => {
  const head = `{ title: 'A', description: 'A page' }`;
  expect(withoutDescriptions(head)).toBe(head);
});
