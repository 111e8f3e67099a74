import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { eventHandler } from '../src/events/index.ts';
import { type TestResources, testResources, waitFor } from '../src/testing/index.ts';
import { type Probed, startProbed } from './support/probed.ts';

/** Enough for each of the partitions. */
const LEARNERS = Array.from({ length: 24 }, (_, index) => index + 1);

let resources: TestResources;
let hanging: PromiseWithResolvers<void>;
const running: Probed[] = [];

beforeEach(() => {
  resources = testResources('replica-probes');
  hanging = Promise.withResolvers();
});

afterEach(async () => {
  hanging.resolve();
  for (const service of running.splice(0)) await service.stop();
});

/** A replica whose consumer counts what it takes, and hangs as soon as it is told to. */
async function startReplica() {
  const replica = { taken: 0, hangs: false };
  const handler = eventHandler({
    topic: 'test-finished',
    async apply() {
      replica.taken += 1;
      if (replica.hangs) await hanging.promise;
    },
  });
  const service = await startProbed(resources, [handler]);
  running.push(service);
  return Object.assign(replica, { service });
}

test('/livez of a replica whose consumer hangs fails; that of the other, which goes on, does not', async () => {
  const wedged = await startReplica();
  const healthy = await startReplica();
  await waitFor('both to have partitions', async () => {
    await healthy.service.publish(...LEARNERS);
    return wedged.taken > 0 && healthy.taken > 0;
  });
  wedged.hangs = true;
  const before = { wedged: wedged.taken, healthy: healthy.taken };
  await healthy.service.publish(...LEARNERS);
  await waitFor('one to hang and the other to go on', () => {
    return wedged.taken > before.wedged && healthy.taken > before.healthy;
  });
  const others: number[] = [];
  await waitFor('the probe to fail', async () => {
    const taken = healthy.taken;
    await healthy.service.publish(...LEARNERS);
    // the clock is the test's: it stands still until the other has gone on
    await waitFor('the other to go on', () => healthy.taken > taken);
    for (const { service } of [wedged, healthy]) service.advance(20);
    others.push(await healthy.service.livez());
    return (await wedged.service.livez()) === 503;
  });
  expect(others).not.toContain(503);
});
