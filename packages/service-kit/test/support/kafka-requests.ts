import { createRequire } from 'node:module';
import { Connection, protocolAPIsById } from '@platformatic/kafka';
import type { KafkaConnectionConfig } from '../../src/process/kafka-connection.ts';

interface KafkajsConnection {
  send(sent: { request: { apiName: string } }): Promise<unknown>;
}

const require = createRequire(import.meta.url);

function watchKafkajs(reach: (place: string) => void): void {
  const { prototype } = require('kafkajs/src/network/connection') as { prototype: KafkajsConnection };
  const { send } = prototype;
  prototype.send = async function (sent) {
    reach(`before Kafka ${sent.request.apiName}`);
    const answer = await send.call(this, sent);
    reach(`after Kafka ${sent.request.apiName}`);
    return answer;
  };
}

function watchPlatformatic(reach: (place: string) => void): void {
  const { send } = Connection.prototype;
  Connection.prototype.send = function (
    ...[apiKey, apiVersion, payload, parser, tags, answerTags, callback]
  ) {
    reach(`before Kafka ${protocolAPIsById[apiKey]}`);
    send.call(this, apiKey, apiVersion, payload, parser, tags, answerTags, (error, answer) => {
      if (error === null) reach(`after Kafka ${protocolAPIsById[apiKey]}`);
      callback(error, answer as never);
    });
  };
}

const WATCHES = { kafkajs: watchKafkajs, platformatic: watchPlatformatic } as const;

/** Tells of each request of a client to a broker before it is sent, and after it was answered. */
export function watchRequests(
  client: KafkaConnectionConfig['KAFKA_CLIENT'],
  reach: (place: string) => void,
): void {
  WATCHES[client](reach);
}
