import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { EVENTS } from '@zielona-fala/contracts/events';
import { ROOT } from '../src/paths.ts';

const SERVICES = ['svc-identity', 'svc-stats', 'svc-tests'];
const userOf = (service: string): string => service.replace('svc-', '');

const rights = readFileSync(path.join(ROOT, 'deploy/kafka/rights.sh'), 'utf8');
const said = Object.fromEntries(
  [...rights.matchAll(/^ {2}"(\S+) (\S+) (.+)"$/gm)].map(([, topic = '', writer, readers = '']) => [
    topic,
    { writer, readers: readers.split(' ').sort() },
  ]),
);

/** Topics with a consumer in that service. */
function consumedBy(service: string): string[] {
  const folder = path.join(ROOT, service, 'src/consumers');
  return readdirSync(folder).flatMap((file) => {
    const text = readFileSync(path.join(folder, file), 'utf8');
    return [...text.matchAll(/\btopic: '(\S+)'/g)].map(([, topic = '']) => topic);
  });
}

test('Kafka lets each service write its own events and read those it consumes', () => {
  const needed = Object.values(EVENTS).map(({ topic, producer }) => [
    topic,
    {
      writer: userOf(producer),
      readers: SERVICES.filter((service) => consumedBy(service).includes(topic)).map(userOf),
    },
  ]);
  expect(said).toEqual(Object.fromEntries(needed));
});
