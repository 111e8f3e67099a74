import { expect, test } from '@jest/globals';
import { levelFor } from '@zielona-fala/contracts';
import fc from 'fast-check';
import { climbsOf } from '../src/drill/scale/climbs.ts';
import { offsetsPartitionOf } from '../src/drill/scale/kafka-cluster.ts';
import { totalIn } from '../src/drill/scale/measured.ts';
import { createTraffic } from '../src/drill/scale/traffic.ts';

// as Java tells: Utils.abs(name.hashCode()) % 8
test.each([
  ['svc-identity', 5],
  ['svc-tests', 4],
  ['svc-stats', 2],
  ['polygenelubricants', 0],
])('the group %s is coordinated by who leads partition %i', (group, partition) => {
  expect(offsetsPartitionOf(group)).toBe(partition);
});

test('exams climb from level to level, each once, up to the level of all their experience', () => {
  const experience = fc.integer({ min: 0, max: 400 });
  fc.assert(
    fc.property(fc.array(experience, { maxLength: 60 }), (all) => {
      const climbs = climbsOf(all.map((each) => ({ experience: each })));
      const total = all.reduce((sum, each) => sum + each, 0);
      expect(climbs).toEqual([...new Set(climbs)].toSorted((one, other) => one - other));
      expect(climbs.at(-1) ?? levelFor(0).level).toBe(levelFor(total).level);
    }),
  );
});

test('a metric is summed over its labels, and no other metric with it', () => {
  const metrics = [
    '# HELP calls Calls',
    'calls{route="/a",status="200"} 3',
    'calls{route="/b/{id}",status="200"} 4',
    'calls_count{route="/a"} 50',
    'open 7',
  ].join('\n');
  expect(totalIn(metrics, 'calls')).toBe(7);
  expect(totalIn(metrics, 'calls', 'route="/b/{id}"')).toBe(4);
  expect(totalIn(metrics, 'open')).toBe(7);
  expect(totalIn(metrics, 'closed')).toBe(0);
});

test('a call counts for the phase in which its answer comes', () => {
  const traffic = createTraffic('first');
  traffic.note('GET a', null);
  const answerLate = traffic.note;
  traffic.begin('second');
  answerLate('GET b', '503');
  expect(traffic.phases.map(({ name, failures }) => [name, failures.calls, failures.lines.length])).toEqual([
    ['first', 1, 0],
    ['second', 1, 1],
  ]);
});
