import type { BaseOptions } from '@platformatic/kafka';
import type { Log } from '../../../process/log.ts';
import type { ConsumerOptions, KafkaConsumer } from '../client.ts';
import { joinGroup, type Membership } from './membership.ts';

/** A member of a consumer group by @platformatic/kafka: a new one each time that it runs. */
export function createConsumer(connection: BaseOptions, options: ConsumerOptions, log: Log): KafkaConsumer {
  let membership: Membership | null = null;
  return {
    async run(topics) {
      membership = await joinGroup(connection, topics, options, log);
    },
    async stop() {
      await membership?.leave();
    },
  };
}
