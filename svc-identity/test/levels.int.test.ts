import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { ACCESS_TOKEN_HEADER } from '@zielona-fala/contracts';
import {
  type EventByTopic,
  LEVEL_UP,
  PRACTICE_FINISHED,
  TEST_FINISHED,
  TEST_REPLAYED,
} from '@zielona-fala/contracts/events';
import { createSequenceMarks, createWatermarks } from '@zielona-fala/service-kit/events';
import { createLog, newEventId } from '@zielona-fala/service-kit/process';
import { connectRedis, openRedis } from '@zielona-fala/service-kit/redis';
import {
  startTestPublisher,
  type TestPublisher,
  untilCurrent,
  waitFor,
} from '@zielona-fala/service-kit/testing';
import { startIdentity, type TestIdentity, type TestLearner } from './support/identity.ts';

let identity: TestIdentity;
let publisher: TestPublisher;
const log = createLog('test', 'silent');

beforeAll(async () => {
  identity = await startIdentity();
  publisher = await startTestPublisher(identity.resources);
});

afterAll(async () => {
  await publisher.stop();
  await identity.stop();
});

/** A golden sample, told of this learner. */
function finished(
  { userId }: { userId: number },
  sequence: number,
  xpTotal: number,
  sample: EventByTopic['test-finished'] = TEST_FINISHED.golden,
): EventByTopic['test-finished'] {
  const data = { ...sample.data, userId, xpTotal };
  return { ...sample, id: newEventId(), aggregateId: String(userId), sequence, data };
}

const levelOf = async ({ accessToken }: TestLearner) =>
  (await identity.call.get('/api/v1/users/level').set(ACCESS_TOKEN_HEADER, accessToken).expect(200)).body;
const climbsOf = async ({ userId }: TestLearner): Promise<EventByTopic['level-up'][]> => {
  const sent = await identity.connection.collection('outbox').find({ userId, topic: 'level-up' }).toArray();
  return sent.map(({ event }) => event);
};

describe('finished tests', () => {
  test('move the level once each, whatever is delivered twice or late', async () => {
    const learner = await identity.register('Climber');
    const first = finished(learner, 1, 95);
    const second = finished(learner, 2, 195);
    await publisher.publish(
      first,
      second,
      second,
      finished(learner, 3, 150),
      finished(learner, 4, 255, PRACTICE_FINISHED),
    );
    await waitFor('the last total', async () => (await levelOf(learner)).experiencePoints === 255);
    expect(await levelOf(learner)).toEqual({ level: 2, experiencePoints: 255, experienceToNextLevel: 195 });
    const climbs = await climbsOf(learner);
    expect(climbs.map(({ data }) => data)).toEqual([
      { userId: learner.userId, previousLevel: 0, level: 1, experiencePoints: 195 },
      { userId: learner.userId, previousLevel: 1, level: 2, experiencePoints: 255 },
    ]);
    expect(climbs.map((event) => LEVEL_UP.schema.validate(event, { convert: false }).error)).toEqual([
      undefined,
      undefined,
    ]);
  });

  test('replayed, the last one says what the level is, and nobody is told of it', async () => {
    const learner = await identity.register('Replayed');
    const again = (sequence: number, xpTotal: number, place: number) => {
      const event = finished(learner, sequence, xpTotal);
      const retelling = { ...(TEST_REPLAYED.data.retelling ?? { id: '' }), place, count: 2 };
      return { ...event, data: { ...event.data, retelling } };
    };
    await publisher.publish(finished(learner, 1, 95), finished(learner, 2, 195));
    await waitFor('the level', async () => (await levelOf(learner)).experiencePoints === 195);
    await identity.connection
      .collection<{ _id: number }>('accounts')
      .updateOne({ _id: learner.userId }, { $set: { experiencePoints: 9000 } });
    await publisher.publish(again(3, 95, 1), again(4, 195, 2));
    await waitFor('the true level', async () => (await levelOf(learner)).experiencePoints === 195);
    expect(await climbsOf(learner)).toHaveLength(1);
    await publisher.publish(finished(learner, 5, 255));
    await waitFor('the next level', async () => (await levelOf(learner)).level === 2);
    await publisher.publish(again(4, 195, 2));
    await publisher.publish(finished(learner, 6, 256));
    await waitFor('the event after', async () => (await levelOf(learner)).experiencePoints === 256);
    expect(await climbsOf(learner)).toHaveLength(2);
  });

  test('of a deleted learner bring nobody back', async () => {
    const gone = await identity.register('Gone');
    const witness = await identity.register('Witness');
    await identity.call.delete('/api/v1/users').set(ACCESS_TOKEN_HEADER, gone.accessToken).expect(200);
    await publisher.publish(finished(gone, 1, 500));
    await publisher.publish(finished(witness, 1, 10));
    await waitFor('the event after', async () => (await levelOf(witness)).experiencePoints === 10);
    const { connection } = identity;
    const watermarks = createWatermarks(connection);
    await waitFor('the late event', () => watermarks.reached('test-finished', gone.userId));
    expect(await connection.collection<{ _id: number }>('accounts').findOne({ _id: gone.userId })).toBeNull();
  });

  test('show in the learner’s next read', async () => {
    const learner = await identity.register('Impatient');
    const redis = connectRedis(identity.resources.redisUrl, log);
    await openRedis(redis);
    const marks = createSequenceMarks(redis, log);
    let sequence = 0;
    const { body } = await untilCurrent(async () => {
      sequence += 1;
      await marks.set('test-finished', learner.userId, sequence);
      const call = identity.call.get('/api/v1/users/level').set(ACCESS_TOKEN_HEADER, learner.accessToken);
      const reading = call.expect(200).then((answer) => answer);
      await publisher.publish(finished(learner, sequence, 73 + sequence));
      return reading;
    });
    redis.disconnect();
    expect(body).toMatchObject({ experiencePoints: 73 + sequence });
  });
});
