import Joi from 'joi';
import { shapeOf } from '../../schemas/shape.ts';
import { type CallLimit, declare } from '../declare.ts';
import { PUSH } from './push.ts';

/** What a browser gives who may send notifications to it: `PushSubscription.toJSON()`, without what is not needed. */
export interface PushSubscriptionBody {
  /** Of the browser's push service. */
  readonly endpoint: string;
  readonly keys: {
    /** The browser's public key, uncompressed, in base64url. */
    readonly p256dh: string;
    /** A secret of both sides, in base64url. */
    readonly auth: string;
  };
}

/** Subscriptions are rare: somebody who tries addresses is stopped. */
export const PUSH_TURNS_ON = {
  name: 'push',
  calls: 30,
  seconds: 60 * 60,
  per: 'account',
  message: 'You have changed the notifications often within the last hour. Try again later',
} as const satisfies CallLimit;

export const turnOnPush = declare({
  method: 'put',
  path: '/api/v1/users/push',
  summary: 'Sends notifications to this device from now on',
  access: 'active',
  body: shapeOf<PushSubscriptionBody>({
    endpoint: Joi.string().max(1024).required(),
    keys: shapeOf<PushSubscriptionBody['keys']>({
      p256dh: Joi.string()
        .pattern(/^B[\w-]{86}$/, { name: 'public key' })
        .required(),
      auth: Joi.string()
        .pattern(/^[\w-]{22}$/, { name: 'secret' })
        .required(),
    }).required(),
  }),
  answer: PUSH,
  limits: [PUSH_TURNS_ON],
});
