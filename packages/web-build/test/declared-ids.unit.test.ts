import { expect, test } from '@jest/globals';
import { declaredIds } from '../src/messages/declared-ids.ts';

test('messages are found as descriptors, among others, and as components', () => {
  const source = `
    const WORDS = defineMessages({ one: { id: 'a.one', defaultMessage: 'Raz', description: 'x' } });
    export const Two = () => <p title={intl.formatMessage({ id: 'a.two', defaultMessage: 'Dwa' })}>
      <FormattedMessage id="a.three" defaultMessage="Trzy" values={{ id: 'none' }} />
    </p>;`;
  expect(declaredIds(source)).toEqual(['a.one', 'a.two', 'a.three']);
});

test('what is called id without being a message is none, nor is one in a comment or a text', () => {
  const source = `
    // { id: 'a.comment', defaultMessage: 'x' }
    const text = "{ id: 'a.text', defaultMessage: 'x' }";
    const row = { id: 'a.row' };
    const heading = <h2 id="a.heading">x</h2>;`;
  expect(declaredIds(source)).toEqual([]);
});
