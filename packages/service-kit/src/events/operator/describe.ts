import type { GroupState } from '../inbox/group-state.ts';
import type { OutboxState } from '../outbox/state.ts';

/** Events that Kafka does not have yet, and those of others that could not be applied. */
export function describeOutbox({ unsent, oldestAt, relay, parked }: OutboxState): string {
  const waits =
    oldestAt === null ? '' : `, the oldest for ${Math.round((Date.now() - oldestAt.getTime()) / 1000)} s`;
  const letters = parked.map(
    ({ topic, erasure, letters: count }) => `\n  parked: ${count} of ${topic}${erasure ? ' (erasure)' : ''}`,
  );
  return `${unsent} unsent${waits}; relay: ${relay?.holder ?? 'idle'}${letters.join('')}`;
}

/** How far a consumer group is, by partition. */
export function describeGroup({ group, state, members, partitions }: GroupState): string {
  const lag = partitions.reduce((sum, each) => sum + each.lag, 0);
  const lines = partitions.map(
    ({ topic, partition, committed, end, lag: waiting, member }) =>
      `  ${topic}/${partition}  committed ${committed ?? '-'}  end ${end}  lag ${waiting}  ${member ?? 'nobody reads it'}`,
  );
  return [`${group}: ${state}, ${members.length} members, lag ${lag}`, ...lines].join('\n');
}
