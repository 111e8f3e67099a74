import { expect, test } from '@jest/globals';
import { withDatabase } from '../src/infra/mongo-uri.ts';

test.each([
  ['mongodb://127.0.0.1:27017', 'mongodb://127.0.0.1:27017/stats'],
  ['mongodb://127.0.0.1:27017/', 'mongodb://127.0.0.1:27017/stats'],
  ['mongodb://h:1/other?replicaSet=rs0', 'mongodb://h:1/stats?replicaSet=rs0'],
  ['mongodb://a:1,b:2/?replicaSet=rs0', 'mongodb://a:1,b:2/stats?replicaSet=rs0'],
  ['mongodb+srv://cluster.example', 'mongodb+srv://cluster.example/stats'],
])('%s gets the database in its path', (uri, expected) => {
  expect(withDatabase(uri, 'stats')).toBe(expected);
});

test.each([
  ['mongodb://u:p@h/', 'mongodb://u:p@h/stats?authSource=admin'],
  ['mongodb://u:p@h/people', 'mongodb://u:p@h/stats?authSource=people'],
  ['mongodb://u:p@h/x?authSource=y', 'mongodb://u:p@h/stats?authSource=y'],
])('the credentials of %s are checked where they were', (uri, expected) => {
  expect(withDatabase(uri, 'stats')).toBe(expected);
});

test('another address is refused', () => {
  expect(() => withDatabase('postgres://h/', 'stats')).toThrow('MONGODB_URI');
});
