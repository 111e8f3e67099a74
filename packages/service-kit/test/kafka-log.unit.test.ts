import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { connectKafkajs } from '../src/events/kafka/kafkajs/connect.ts';
import { createLog } from '../src/process/index.ts';

const LOADING = "The coordinator is loading and hence can't process requests for this group";

let lines: string[];

beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
});
afterEach(() => {
  jest.useRealTimers();
});

/** Levels of what the client says while `talk` runs. */
function levelsOf(talk: (client: ReturnType<ReturnType<typeof connectKafkajs>['logger']>) => void): string[] {
  const log = createLog('kafka', 'trace', { write: (line) => void lines.push(line) });
  talk(connectKafkajs('client', '127.0.0.1:9', log).logger());
  return lines.map((line) => JSON.parse(line).level);
}

describe('what the Kafka client says', () => {
  test('is no warning while a broker is starting', () => {
    expect(levelsOf((client) => client.error('Response InitProducerId', { error: LOADING }))).toEqual([
      'debug',
    ]);
  });

  test('is one when the broker does not get done', () => {
    const levels = levelsOf((client) => {
      jest.advanceTimersByTime(31_000);
      client.error('Response InitProducerId', { error: LOADING });
    });
    expect(levels).toEqual(['warn']);
  });

  test('is one for any other error, with its cause', () => {
    const error = 'connect ECONNREFUSED 127.0.0.1:9';
    expect(levelsOf((client) => client.error('Connection error', { error }))).toEqual(['warn']);
    expect(lines[0]).toContain(error);
  });
});
