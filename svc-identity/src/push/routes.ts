import { getPush } from '@zielona-fala/contracts/api/push/get-push';
import { turnOffPush } from '@zielona-fala/contracts/api/push/turn-off-push';
import { turnOnPush } from '@zielona-fala/contracts/api/push/turn-on-push';
import { type Endpoint, serve } from '@zielona-fala/service-kit/http';
import type { Push } from './push.ts';

export function pushRoutes(push: Push): Endpoint[] {
  return [
    serve(getPush, ({ user }) => push.read(user)),
    serve(turnOnPush, ({ user, body }) => push.turnOn(user, body)),
    serve(turnOffPush, ({ user }) => push.turnOff(user)),
  ];
}
